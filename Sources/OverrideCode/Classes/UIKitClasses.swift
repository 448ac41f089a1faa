/// The classes of UIKit that overrides test for or extend, each with its superclass
/// (https://developer.apple.com/documentation/uikit).
let superclassesInUIKit: BuiltinTable<String> = [
  "UIResponder, UIGestureRecognizer, UIEvent, UITouch, UIBezierPath, CALayer, NSString, NSArray, NSSet": "NSObject",
  "NSDictionary, NSValue": "NSObject",
  "UIView, UIViewController, UIApplication, UIScene": "UIResponder",
  "UIWindow, UIControl, UILabel, UIImageView, UIScrollView, UITableViewCell, UITableViewHeaderFooterView": "UIView",
  "UICollectionReusableView, UIStackView, UINavigationBar, UITabBar, UIToolbar, UISearchBar": "UIView",
  "UIProgressView, UIActivityIndicatorView, UIPickerView, UIVisualEffectView, UIInputView": "UIView",
  "UIPopoverBackgroundView, WKWebView, UIWebView, MKMapView, MKAnnotationView": "UIView",
  "UIButton, UISwitch, UISlider, UITextField, UISegmentedControl, UIStepper, UIDatePicker": "UIControl",
  "UIPageControl, UIRefreshControl, UIColorWell, UIPasteControl": "UIControl",
  "UISearchTextField": "UITextField",
  "UITableView, UICollectionView, UITextView": "UIScrollView",
  "UICollectionViewCell": "UICollectionReusableView",
  "UICollectionViewListCell": "UICollectionViewCell",
  "UINavigationController, UITabBarController, UISplitViewController, UIPageViewController": "UIViewController",
  "UITableViewController, UICollectionViewController, UIAlertController": "UIViewController",
  "UIWindowScene": "UIScene",
  "UITapGestureRecognizer, UIPanGestureRecognizer, UILongPressGestureRecognizer": "UIGestureRecognizer",
  "UIPinchGestureRecognizer, UIRotationGestureRecognizer, UISwipeGestureRecognizer": "UIGestureRecognizer",
  "UIHoverGestureRecognizer": "UIGestureRecognizer",
  "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
  "CAShapeLayer, CAGradientLayer, CATextLayer": "CALayer",
  "NSMutableArray": "NSArray",
  "NSMutableSet": "NSSet",
  "NSMutableDictionary": "NSDictionary",
  "NSNumber": "NSValue",
]

/// The names of a UIKit class and of its superclasses, the most derived first; the name alone where UIKit has none of
/// that name.
func uiKitAncestors(of name: String) -> [String] {
  var names = [name]
  while let superclass = superclassesInUIKit[names[names.count - 1]] { names.append(superclass) }
  return names
}
