import Deputy
import TestSupport
import Testing

@Suite("Methods that nearly are a delegate's (F82)")
struct MethodNamesTests {
    let names = MethodNames([
        "tableView:didSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:",
        "tableView:willDisplayCell:forRowAtIndexPath:", "tableView:willDisplayHeaderView:forSection:",
        "tableView:moveRowAtIndexPath:toIndexPath:", "sectionIndexTitlesForTableView:", "scrollViewDidScroll:",
    ])

    @Test(
        "A name that is cut short, as Swift spells it, or wrong by a letter or its case, is reported with the right one",
        arguments: [
            ("tableView:didSelectRowAt:", "tableView:didSelectRowAtIndexPath:"),
            ("tableView:didSelectRow:", "tableView:didSelectRowAtIndexPath:"),
            ("tableView:didSelectRowAtIndexpath:", "tableView:didSelectRowAtIndexPath:"),
            ("tableView:didSelctRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:"),
            ("tableView:didDeSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:"),
            ("tableview:didSelectRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:"),
            ("tableView:willDisplay:forRowAt:", "tableView:willDisplayCell:forRowAtIndexPath:"),
            ("tableView:moveRowAt:to:", "tableView:moveRowAtIndexPath:toIndexPath:"),
            ("tableView:didSilictRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:"),
        ])
    func misspelled(_ method: String, _ meant: String) {
        expectEqual(names.meant(by: method), meant)
    }

    @Test(
        "Correct and unrelated method names are not reported",
        arguments: [
            "tableView:didSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:", "viewDidLoad", "tableView:",
            "tableView:reloadEverythingAtIndexPath:", "collectionView:didSelectRowAtIndexPath:",
            "tableView:willDisplay:forSection:row:", "scrollViewDidScroll:", "scrollViewDidScrollFar:",
            // Three other letters are too many, and a name of one piece may be anybody's.
            "tableView:didSilictRewAtIndexPath:", "scrollviewDidScroll:",
        ])
    func others(_ method: String) {
        expectNil(names.meant(by: method))
    }
}
