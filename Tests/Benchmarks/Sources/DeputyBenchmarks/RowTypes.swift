// Five hundred row types, structs and classes by turns, so that a registry of five hundred mappings is a real one.
// Written out because a type made by a generic would be dispatched through unspecialised code in every rival.

struct Row0: BenchRow, DisplayableRow { var number: Int }
final class Row1: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row2: BenchRow, DisplayableRow { var number: Int }
final class Row3: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row4: BenchRow, DisplayableRow { var number: Int }
final class Row5: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row6: BenchRow, DisplayableRow { var number: Int }
final class Row7: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row8: BenchRow, DisplayableRow { var number: Int }
final class Row9: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row10: BenchRow, DisplayableRow { var number: Int }
final class Row11: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row12: BenchRow, DisplayableRow { var number: Int }
final class Row13: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row14: BenchRow, DisplayableRow { var number: Int }
final class Row15: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row16: BenchRow, DisplayableRow { var number: Int }
final class Row17: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row18: BenchRow, DisplayableRow { var number: Int }
final class Row19: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row20: BenchRow, DisplayableRow { var number: Int }
final class Row21: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row22: BenchRow, DisplayableRow { var number: Int }
final class Row23: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row24: BenchRow, DisplayableRow { var number: Int }
final class Row25: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row26: BenchRow, DisplayableRow { var number: Int }
final class Row27: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row28: BenchRow, DisplayableRow { var number: Int }
final class Row29: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row30: BenchRow, DisplayableRow { var number: Int }
final class Row31: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row32: BenchRow, DisplayableRow { var number: Int }
final class Row33: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row34: BenchRow, DisplayableRow { var number: Int }
final class Row35: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row36: BenchRow, DisplayableRow { var number: Int }
final class Row37: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row38: BenchRow, DisplayableRow { var number: Int }
final class Row39: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row40: BenchRow, DisplayableRow { var number: Int }
final class Row41: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row42: BenchRow, DisplayableRow { var number: Int }
final class Row43: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row44: BenchRow, DisplayableRow { var number: Int }
final class Row45: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row46: BenchRow, DisplayableRow { var number: Int }
final class Row47: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row48: BenchRow, DisplayableRow { var number: Int }
final class Row49: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row50: BenchRow, DisplayableRow { var number: Int }
final class Row51: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row52: BenchRow, DisplayableRow { var number: Int }
final class Row53: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row54: BenchRow, DisplayableRow { var number: Int }
final class Row55: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row56: BenchRow, DisplayableRow { var number: Int }
final class Row57: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row58: BenchRow, DisplayableRow { var number: Int }
final class Row59: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row60: BenchRow, DisplayableRow { var number: Int }
final class Row61: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row62: BenchRow, DisplayableRow { var number: Int }
final class Row63: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row64: BenchRow, DisplayableRow { var number: Int }
final class Row65: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row66: BenchRow, DisplayableRow { var number: Int }
final class Row67: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row68: BenchRow, DisplayableRow { var number: Int }
final class Row69: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row70: BenchRow, DisplayableRow { var number: Int }
final class Row71: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row72: BenchRow, DisplayableRow { var number: Int }
final class Row73: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row74: BenchRow, DisplayableRow { var number: Int }
final class Row75: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row76: BenchRow, DisplayableRow { var number: Int }
final class Row77: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row78: BenchRow, DisplayableRow { var number: Int }
final class Row79: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row80: BenchRow, DisplayableRow { var number: Int }
final class Row81: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row82: BenchRow, DisplayableRow { var number: Int }
final class Row83: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row84: BenchRow, DisplayableRow { var number: Int }
final class Row85: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row86: BenchRow, DisplayableRow { var number: Int }
final class Row87: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row88: BenchRow, DisplayableRow { var number: Int }
final class Row89: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row90: BenchRow, DisplayableRow { var number: Int }
final class Row91: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row92: BenchRow, DisplayableRow { var number: Int }
final class Row93: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row94: BenchRow, DisplayableRow { var number: Int }
final class Row95: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row96: BenchRow, DisplayableRow { var number: Int }
final class Row97: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row98: BenchRow, DisplayableRow { var number: Int }
final class Row99: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row100: BenchRow, DisplayableRow { var number: Int }
final class Row101: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row102: BenchRow, DisplayableRow { var number: Int }
final class Row103: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row104: BenchRow, DisplayableRow { var number: Int }
final class Row105: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row106: BenchRow, DisplayableRow { var number: Int }
final class Row107: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row108: BenchRow, DisplayableRow { var number: Int }
final class Row109: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row110: BenchRow, DisplayableRow { var number: Int }
final class Row111: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row112: BenchRow, DisplayableRow { var number: Int }
final class Row113: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row114: BenchRow, DisplayableRow { var number: Int }
final class Row115: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row116: BenchRow, DisplayableRow { var number: Int }
final class Row117: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row118: BenchRow, DisplayableRow { var number: Int }
final class Row119: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row120: BenchRow, DisplayableRow { var number: Int }
final class Row121: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row122: BenchRow, DisplayableRow { var number: Int }
final class Row123: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row124: BenchRow, DisplayableRow { var number: Int }
final class Row125: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row126: BenchRow, DisplayableRow { var number: Int }
final class Row127: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row128: BenchRow, DisplayableRow { var number: Int }
final class Row129: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row130: BenchRow, DisplayableRow { var number: Int }
final class Row131: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row132: BenchRow, DisplayableRow { var number: Int }
final class Row133: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row134: BenchRow, DisplayableRow { var number: Int }
final class Row135: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row136: BenchRow, DisplayableRow { var number: Int }
final class Row137: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row138: BenchRow, DisplayableRow { var number: Int }
final class Row139: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row140: BenchRow, DisplayableRow { var number: Int }
final class Row141: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row142: BenchRow, DisplayableRow { var number: Int }
final class Row143: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row144: BenchRow, DisplayableRow { var number: Int }
final class Row145: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row146: BenchRow, DisplayableRow { var number: Int }
final class Row147: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row148: BenchRow, DisplayableRow { var number: Int }
final class Row149: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row150: BenchRow, DisplayableRow { var number: Int }
final class Row151: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row152: BenchRow, DisplayableRow { var number: Int }
final class Row153: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row154: BenchRow, DisplayableRow { var number: Int }
final class Row155: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row156: BenchRow, DisplayableRow { var number: Int }
final class Row157: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row158: BenchRow, DisplayableRow { var number: Int }
final class Row159: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row160: BenchRow, DisplayableRow { var number: Int }
final class Row161: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row162: BenchRow, DisplayableRow { var number: Int }
final class Row163: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row164: BenchRow, DisplayableRow { var number: Int }
final class Row165: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row166: BenchRow, DisplayableRow { var number: Int }
final class Row167: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row168: BenchRow, DisplayableRow { var number: Int }
final class Row169: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row170: BenchRow, DisplayableRow { var number: Int }
final class Row171: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row172: BenchRow, DisplayableRow { var number: Int }
final class Row173: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row174: BenchRow, DisplayableRow { var number: Int }
final class Row175: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row176: BenchRow, DisplayableRow { var number: Int }
final class Row177: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row178: BenchRow, DisplayableRow { var number: Int }
final class Row179: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row180: BenchRow, DisplayableRow { var number: Int }
final class Row181: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row182: BenchRow, DisplayableRow { var number: Int }
final class Row183: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row184: BenchRow, DisplayableRow { var number: Int }
final class Row185: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row186: BenchRow, DisplayableRow { var number: Int }
final class Row187: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row188: BenchRow, DisplayableRow { var number: Int }
final class Row189: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row190: BenchRow, DisplayableRow { var number: Int }
final class Row191: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row192: BenchRow, DisplayableRow { var number: Int }
final class Row193: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row194: BenchRow, DisplayableRow { var number: Int }
final class Row195: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row196: BenchRow, DisplayableRow { var number: Int }
final class Row197: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row198: BenchRow, DisplayableRow { var number: Int }
final class Row199: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row200: BenchRow, DisplayableRow { var number: Int }
final class Row201: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row202: BenchRow, DisplayableRow { var number: Int }
final class Row203: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row204: BenchRow, DisplayableRow { var number: Int }
final class Row205: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row206: BenchRow, DisplayableRow { var number: Int }
final class Row207: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row208: BenchRow, DisplayableRow { var number: Int }
final class Row209: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row210: BenchRow, DisplayableRow { var number: Int }
final class Row211: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row212: BenchRow, DisplayableRow { var number: Int }
final class Row213: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row214: BenchRow, DisplayableRow { var number: Int }
final class Row215: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row216: BenchRow, DisplayableRow { var number: Int }
final class Row217: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row218: BenchRow, DisplayableRow { var number: Int }
final class Row219: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row220: BenchRow, DisplayableRow { var number: Int }
final class Row221: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row222: BenchRow, DisplayableRow { var number: Int }
final class Row223: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row224: BenchRow, DisplayableRow { var number: Int }
final class Row225: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row226: BenchRow, DisplayableRow { var number: Int }
final class Row227: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row228: BenchRow, DisplayableRow { var number: Int }
final class Row229: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row230: BenchRow, DisplayableRow { var number: Int }
final class Row231: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row232: BenchRow, DisplayableRow { var number: Int }
final class Row233: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row234: BenchRow, DisplayableRow { var number: Int }
final class Row235: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row236: BenchRow, DisplayableRow { var number: Int }
final class Row237: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row238: BenchRow, DisplayableRow { var number: Int }
final class Row239: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row240: BenchRow, DisplayableRow { var number: Int }
final class Row241: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row242: BenchRow, DisplayableRow { var number: Int }
final class Row243: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row244: BenchRow, DisplayableRow { var number: Int }
final class Row245: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row246: BenchRow, DisplayableRow { var number: Int }
final class Row247: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row248: BenchRow, DisplayableRow { var number: Int }
final class Row249: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row250: BenchRow, DisplayableRow { var number: Int }
final class Row251: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row252: BenchRow, DisplayableRow { var number: Int }
final class Row253: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row254: BenchRow, DisplayableRow { var number: Int }
final class Row255: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row256: BenchRow, DisplayableRow { var number: Int }
final class Row257: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row258: BenchRow, DisplayableRow { var number: Int }
final class Row259: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row260: BenchRow, DisplayableRow { var number: Int }
final class Row261: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row262: BenchRow, DisplayableRow { var number: Int }
final class Row263: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row264: BenchRow, DisplayableRow { var number: Int }
final class Row265: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row266: BenchRow, DisplayableRow { var number: Int }
final class Row267: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row268: BenchRow, DisplayableRow { var number: Int }
final class Row269: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row270: BenchRow, DisplayableRow { var number: Int }
final class Row271: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row272: BenchRow, DisplayableRow { var number: Int }
final class Row273: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row274: BenchRow, DisplayableRow { var number: Int }
final class Row275: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row276: BenchRow, DisplayableRow { var number: Int }
final class Row277: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row278: BenchRow, DisplayableRow { var number: Int }
final class Row279: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row280: BenchRow, DisplayableRow { var number: Int }
final class Row281: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row282: BenchRow, DisplayableRow { var number: Int }
final class Row283: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row284: BenchRow, DisplayableRow { var number: Int }
final class Row285: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row286: BenchRow, DisplayableRow { var number: Int }
final class Row287: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row288: BenchRow, DisplayableRow { var number: Int }
final class Row289: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row290: BenchRow, DisplayableRow { var number: Int }
final class Row291: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row292: BenchRow, DisplayableRow { var number: Int }
final class Row293: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row294: BenchRow, DisplayableRow { var number: Int }
final class Row295: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row296: BenchRow, DisplayableRow { var number: Int }
final class Row297: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row298: BenchRow, DisplayableRow { var number: Int }
final class Row299: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row300: BenchRow, DisplayableRow { var number: Int }
final class Row301: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row302: BenchRow, DisplayableRow { var number: Int }
final class Row303: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row304: BenchRow, DisplayableRow { var number: Int }
final class Row305: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row306: BenchRow, DisplayableRow { var number: Int }
final class Row307: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row308: BenchRow, DisplayableRow { var number: Int }
final class Row309: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row310: BenchRow, DisplayableRow { var number: Int }
final class Row311: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row312: BenchRow, DisplayableRow { var number: Int }
final class Row313: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row314: BenchRow, DisplayableRow { var number: Int }
final class Row315: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row316: BenchRow, DisplayableRow { var number: Int }
final class Row317: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row318: BenchRow, DisplayableRow { var number: Int }
final class Row319: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row320: BenchRow, DisplayableRow { var number: Int }
final class Row321: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row322: BenchRow, DisplayableRow { var number: Int }
final class Row323: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row324: BenchRow, DisplayableRow { var number: Int }
final class Row325: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row326: BenchRow, DisplayableRow { var number: Int }
final class Row327: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row328: BenchRow, DisplayableRow { var number: Int }
final class Row329: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row330: BenchRow, DisplayableRow { var number: Int }
final class Row331: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row332: BenchRow, DisplayableRow { var number: Int }
final class Row333: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row334: BenchRow, DisplayableRow { var number: Int }
final class Row335: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row336: BenchRow, DisplayableRow { var number: Int }
final class Row337: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row338: BenchRow, DisplayableRow { var number: Int }
final class Row339: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row340: BenchRow, DisplayableRow { var number: Int }
final class Row341: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row342: BenchRow, DisplayableRow { var number: Int }
final class Row343: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row344: BenchRow, DisplayableRow { var number: Int }
final class Row345: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row346: BenchRow, DisplayableRow { var number: Int }
final class Row347: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row348: BenchRow, DisplayableRow { var number: Int }
final class Row349: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row350: BenchRow, DisplayableRow { var number: Int }
final class Row351: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row352: BenchRow, DisplayableRow { var number: Int }
final class Row353: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row354: BenchRow, DisplayableRow { var number: Int }
final class Row355: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row356: BenchRow, DisplayableRow { var number: Int }
final class Row357: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row358: BenchRow, DisplayableRow { var number: Int }
final class Row359: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row360: BenchRow, DisplayableRow { var number: Int }
final class Row361: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row362: BenchRow, DisplayableRow { var number: Int }
final class Row363: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row364: BenchRow, DisplayableRow { var number: Int }
final class Row365: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row366: BenchRow, DisplayableRow { var number: Int }
final class Row367: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row368: BenchRow, DisplayableRow { var number: Int }
final class Row369: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row370: BenchRow, DisplayableRow { var number: Int }
final class Row371: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row372: BenchRow, DisplayableRow { var number: Int }
final class Row373: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row374: BenchRow, DisplayableRow { var number: Int }
final class Row375: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row376: BenchRow, DisplayableRow { var number: Int }
final class Row377: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row378: BenchRow, DisplayableRow { var number: Int }
final class Row379: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row380: BenchRow, DisplayableRow { var number: Int }
final class Row381: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row382: BenchRow, DisplayableRow { var number: Int }
final class Row383: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row384: BenchRow, DisplayableRow { var number: Int }
final class Row385: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row386: BenchRow, DisplayableRow { var number: Int }
final class Row387: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row388: BenchRow, DisplayableRow { var number: Int }
final class Row389: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row390: BenchRow, DisplayableRow { var number: Int }
final class Row391: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row392: BenchRow, DisplayableRow { var number: Int }
final class Row393: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row394: BenchRow, DisplayableRow { var number: Int }
final class Row395: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row396: BenchRow, DisplayableRow { var number: Int }
final class Row397: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row398: BenchRow, DisplayableRow { var number: Int }
final class Row399: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row400: BenchRow, DisplayableRow { var number: Int }
final class Row401: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row402: BenchRow, DisplayableRow { var number: Int }
final class Row403: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row404: BenchRow, DisplayableRow { var number: Int }
final class Row405: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row406: BenchRow, DisplayableRow { var number: Int }
final class Row407: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row408: BenchRow, DisplayableRow { var number: Int }
final class Row409: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row410: BenchRow, DisplayableRow { var number: Int }
final class Row411: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row412: BenchRow, DisplayableRow { var number: Int }
final class Row413: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row414: BenchRow, DisplayableRow { var number: Int }
final class Row415: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row416: BenchRow, DisplayableRow { var number: Int }
final class Row417: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row418: BenchRow, DisplayableRow { var number: Int }
final class Row419: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row420: BenchRow, DisplayableRow { var number: Int }
final class Row421: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row422: BenchRow, DisplayableRow { var number: Int }
final class Row423: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row424: BenchRow, DisplayableRow { var number: Int }
final class Row425: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row426: BenchRow, DisplayableRow { var number: Int }
final class Row427: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row428: BenchRow, DisplayableRow { var number: Int }
final class Row429: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row430: BenchRow, DisplayableRow { var number: Int }
final class Row431: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row432: BenchRow, DisplayableRow { var number: Int }
final class Row433: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row434: BenchRow, DisplayableRow { var number: Int }
final class Row435: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row436: BenchRow, DisplayableRow { var number: Int }
final class Row437: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row438: BenchRow, DisplayableRow { var number: Int }
final class Row439: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row440: BenchRow, DisplayableRow { var number: Int }
final class Row441: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row442: BenchRow, DisplayableRow { var number: Int }
final class Row443: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row444: BenchRow, DisplayableRow { var number: Int }
final class Row445: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row446: BenchRow, DisplayableRow { var number: Int }
final class Row447: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row448: BenchRow, DisplayableRow { var number: Int }
final class Row449: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row450: BenchRow, DisplayableRow { var number: Int }
final class Row451: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row452: BenchRow, DisplayableRow { var number: Int }
final class Row453: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row454: BenchRow, DisplayableRow { var number: Int }
final class Row455: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row456: BenchRow, DisplayableRow { var number: Int }
final class Row457: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row458: BenchRow, DisplayableRow { var number: Int }
final class Row459: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row460: BenchRow, DisplayableRow { var number: Int }
final class Row461: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row462: BenchRow, DisplayableRow { var number: Int }
final class Row463: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row464: BenchRow, DisplayableRow { var number: Int }
final class Row465: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row466: BenchRow, DisplayableRow { var number: Int }
final class Row467: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row468: BenchRow, DisplayableRow { var number: Int }
final class Row469: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row470: BenchRow, DisplayableRow { var number: Int }
final class Row471: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row472: BenchRow, DisplayableRow { var number: Int }
final class Row473: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row474: BenchRow, DisplayableRow { var number: Int }
final class Row475: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row476: BenchRow, DisplayableRow { var number: Int }
final class Row477: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row478: BenchRow, DisplayableRow { var number: Int }
final class Row479: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row480: BenchRow, DisplayableRow { var number: Int }
final class Row481: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row482: BenchRow, DisplayableRow { var number: Int }
final class Row483: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row484: BenchRow, DisplayableRow { var number: Int }
final class Row485: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row486: BenchRow, DisplayableRow { var number: Int }
final class Row487: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row488: BenchRow, DisplayableRow { var number: Int }
final class Row489: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row490: BenchRow, DisplayableRow { var number: Int }
final class Row491: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row492: BenchRow, DisplayableRow { var number: Int }
final class Row493: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row494: BenchRow, DisplayableRow { var number: Int }
final class Row495: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row496: BenchRow, DisplayableRow { var number: Int }
final class Row497: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}
struct Row498: BenchRow, DisplayableRow { var number: Int }
final class Row499: BenchRow, DisplayableRow {
    let number: Int
    required init(number: Int) { self.number = number }
}

/// All of them, in order of their numbers.
let rowTypes: [any BenchRow.Type] = [
    Row0.self, Row1.self, Row2.self, Row3.self, Row4.self, Row5.self, Row6.self, Row7.self, Row8.self, Row9.self,
    Row10.self, Row11.self, Row12.self, Row13.self, Row14.self, Row15.self, Row16.self, Row17.self, Row18.self,
    Row19.self,
    Row20.self, Row21.self, Row22.self, Row23.self, Row24.self, Row25.self, Row26.self, Row27.self, Row28.self,
    Row29.self,
    Row30.self, Row31.self, Row32.self, Row33.self, Row34.self, Row35.self, Row36.self, Row37.self, Row38.self,
    Row39.self,
    Row40.self, Row41.self, Row42.self, Row43.self, Row44.self, Row45.self, Row46.self, Row47.self, Row48.self,
    Row49.self,
    Row50.self, Row51.self, Row52.self, Row53.self, Row54.self, Row55.self, Row56.self, Row57.self, Row58.self,
    Row59.self,
    Row60.self, Row61.self, Row62.self, Row63.self, Row64.self, Row65.self, Row66.self, Row67.self, Row68.self,
    Row69.self,
    Row70.self, Row71.self, Row72.self, Row73.self, Row74.self, Row75.self, Row76.self, Row77.self, Row78.self,
    Row79.self,
    Row80.self, Row81.self, Row82.self, Row83.self, Row84.self, Row85.self, Row86.self, Row87.self, Row88.self,
    Row89.self,
    Row90.self, Row91.self, Row92.self, Row93.self, Row94.self, Row95.self, Row96.self, Row97.self, Row98.self,
    Row99.self,
    Row100.self, Row101.self, Row102.self, Row103.self, Row104.self, Row105.self, Row106.self, Row107.self, Row108.self,
    Row109.self,
    Row110.self, Row111.self, Row112.self, Row113.self, Row114.self, Row115.self, Row116.self, Row117.self, Row118.self,
    Row119.self,
    Row120.self, Row121.self, Row122.self, Row123.self, Row124.self, Row125.self, Row126.self, Row127.self, Row128.self,
    Row129.self,
    Row130.self, Row131.self, Row132.self, Row133.self, Row134.self, Row135.self, Row136.self, Row137.self, Row138.self,
    Row139.self,
    Row140.self, Row141.self, Row142.self, Row143.self, Row144.self, Row145.self, Row146.self, Row147.self, Row148.self,
    Row149.self,
    Row150.self, Row151.self, Row152.self, Row153.self, Row154.self, Row155.self, Row156.self, Row157.self, Row158.self,
    Row159.self,
    Row160.self, Row161.self, Row162.self, Row163.self, Row164.self, Row165.self, Row166.self, Row167.self, Row168.self,
    Row169.self,
    Row170.self, Row171.self, Row172.self, Row173.self, Row174.self, Row175.self, Row176.self, Row177.self, Row178.self,
    Row179.self,
    Row180.self, Row181.self, Row182.self, Row183.self, Row184.self, Row185.self, Row186.self, Row187.self, Row188.self,
    Row189.self,
    Row190.self, Row191.self, Row192.self, Row193.self, Row194.self, Row195.self, Row196.self, Row197.self, Row198.self,
    Row199.self,
    Row200.self, Row201.self, Row202.self, Row203.self, Row204.self, Row205.self, Row206.self, Row207.self, Row208.self,
    Row209.self,
    Row210.self, Row211.self, Row212.self, Row213.self, Row214.self, Row215.self, Row216.self, Row217.self, Row218.self,
    Row219.self,
    Row220.self, Row221.self, Row222.self, Row223.self, Row224.self, Row225.self, Row226.self, Row227.self, Row228.self,
    Row229.self,
    Row230.self, Row231.self, Row232.self, Row233.self, Row234.self, Row235.self, Row236.self, Row237.self, Row238.self,
    Row239.self,
    Row240.self, Row241.self, Row242.self, Row243.self, Row244.self, Row245.self, Row246.self, Row247.self, Row248.self,
    Row249.self,
    Row250.self, Row251.self, Row252.self, Row253.self, Row254.self, Row255.self, Row256.self, Row257.self, Row258.self,
    Row259.self,
    Row260.self, Row261.self, Row262.self, Row263.self, Row264.self, Row265.self, Row266.self, Row267.self, Row268.self,
    Row269.self,
    Row270.self, Row271.self, Row272.self, Row273.self, Row274.self, Row275.self, Row276.self, Row277.self, Row278.self,
    Row279.self,
    Row280.self, Row281.self, Row282.self, Row283.self, Row284.self, Row285.self, Row286.self, Row287.self, Row288.self,
    Row289.self,
    Row290.self, Row291.self, Row292.self, Row293.self, Row294.self, Row295.self, Row296.self, Row297.self, Row298.self,
    Row299.self,
    Row300.self, Row301.self, Row302.self, Row303.self, Row304.self, Row305.self, Row306.self, Row307.self, Row308.self,
    Row309.self,
    Row310.self, Row311.self, Row312.self, Row313.self, Row314.self, Row315.self, Row316.self, Row317.self, Row318.self,
    Row319.self,
    Row320.self, Row321.self, Row322.self, Row323.self, Row324.self, Row325.self, Row326.self, Row327.self, Row328.self,
    Row329.self,
    Row330.self, Row331.self, Row332.self, Row333.self, Row334.self, Row335.self, Row336.self, Row337.self, Row338.self,
    Row339.self,
    Row340.self, Row341.self, Row342.self, Row343.self, Row344.self, Row345.self, Row346.self, Row347.self, Row348.self,
    Row349.self,
    Row350.self, Row351.self, Row352.self, Row353.self, Row354.self, Row355.self, Row356.self, Row357.self, Row358.self,
    Row359.self,
    Row360.self, Row361.self, Row362.self, Row363.self, Row364.self, Row365.self, Row366.self, Row367.self, Row368.self,
    Row369.self,
    Row370.self, Row371.self, Row372.self, Row373.self, Row374.self, Row375.self, Row376.self, Row377.self, Row378.self,
    Row379.self,
    Row380.self, Row381.self, Row382.self, Row383.self, Row384.self, Row385.self, Row386.self, Row387.self, Row388.self,
    Row389.self,
    Row390.self, Row391.self, Row392.self, Row393.self, Row394.self, Row395.self, Row396.self, Row397.self, Row398.self,
    Row399.self,
    Row400.self, Row401.self, Row402.self, Row403.self, Row404.self, Row405.self, Row406.self, Row407.self, Row408.self,
    Row409.self,
    Row410.self, Row411.self, Row412.self, Row413.self, Row414.self, Row415.self, Row416.self, Row417.self, Row418.self,
    Row419.self,
    Row420.self, Row421.self, Row422.self, Row423.self, Row424.self, Row425.self, Row426.self, Row427.self, Row428.self,
    Row429.self,
    Row430.self, Row431.self, Row432.self, Row433.self, Row434.self, Row435.self, Row436.self, Row437.self, Row438.self,
    Row439.self,
    Row440.self, Row441.self, Row442.self, Row443.self, Row444.self, Row445.self, Row446.self, Row447.self, Row448.self,
    Row449.self,
    Row450.self, Row451.self, Row452.self, Row453.self, Row454.self, Row455.self, Row456.self, Row457.self, Row458.self,
    Row459.self,
    Row460.self, Row461.self, Row462.self, Row463.self, Row464.self, Row465.self, Row466.self, Row467.self, Row468.self,
    Row469.self,
    Row470.self, Row471.self, Row472.self, Row473.self, Row474.self, Row475.self, Row476.self, Row477.self, Row478.self,
    Row479.self,
    Row480.self, Row481.self, Row482.self, Row483.self, Row484.self, Row485.self, Row486.self, Row487.self, Row488.self,
    Row489.self,
    Row490.self, Row491.self, Row492.self, Row493.self, Row494.self, Row495.self, Row496.self, Row497.self, Row498.self,
    Row499.self,
]
