#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import DeputyDelegates
import UIKit

struct TextFieldEvents: EventCatalogue {
    let didBeginEditing = HostNotice("didBeginEditing", "textFieldDidBeginEditing:")
    let shouldChange = HostQuestionWith<(range: NSRange, text: String), Bool>(
        "shouldChange", "textField:shouldChangeCharactersInRange:replacementString:", default: .yes)
    let shouldReturn = HostQuestion<Bool>("shouldReturn", "textFieldShouldReturn:", default: .yes)
}

final class TextFieldProxy: DelegateProxy<TextFieldEvents>, UITextFieldDelegate {
    func textFieldDidBeginEditing(_ field: UITextField) {
        tell(\.didBeginEditing) { $0.textFieldDidBeginEditing?(field) }
    }
    func textField(
        _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
    ) -> Bool {
        ask(\.shouldChange, (range, text)) {
            $0.textField?(field, shouldChangeCharactersIn: range, replacementString: text)
        }
    }
    func textFieldShouldReturn(_ field: UITextField) -> Bool {
        ask(\.shouldReturn) { $0.textFieldShouldReturn?(field) }
    }
}

final class PinController: UIViewController {
    private let field = UITextField()
    private lazy var proxy = TextFieldProxy(field, \.delegate)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        proxy.onHost.shouldChange { event in event.text.allSatisfy(\.isNumber) }
        proxy.onHost.shouldReturn(weak: self) { me in me.field.text?.count == 4 }
    }
}
#endif
