// The sample of the page: `Examples/Conflicts.txt`, which a test compares with this.

export const sampleLog = `2026-11-20 09:41:00.120 Shop[4242:77001] Loaded 3 articles
2026-11-20 09:41:00.214 Shop[4242:77001] [LayoutConstraints] Unable to simultaneously satisfy constraints.
\tProbably at least one of the constraints in the following list is one you don't want. 
\tTry this: 
\t\t(1) look at each constraint and try to figure out which you don't expect; 
\t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
(
    "<NSLayoutConstraint:0x600001a0b110 UIImageView:0x7f8a10204a10.height == 80   (active)>",
    "<NSLayoutConstraint:0x600001a0b160 V:|-(12)-[UIImageView:0x7f8a10204a10]   (active, names: '|':UITableViewCellContentView:0x7f8a10203c50 )>",
    "<NSLayoutConstraint:0x600001a0b1b0 V:[UIImageView:0x7f8a10204a10]-(12)-|   (active, names: '|':UITableViewCellContentView:0x7f8a10203c50 )>",
    "<NSLayoutConstraint:0x600001a0c020 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f8a10203c50.height == 44   (active)>"
)

Will attempt to recover by breaking constraint 
<NSLayoutConstraint:0x600001a0b110 UIImageView:0x7f8a10204a10.height == 80   (active)>

Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
2026-11-20 09:41:01.007 Shop[4242:77001] [LayoutConstraints] Unable to simultaneously satisfy constraints.
\tProbably at least one of the constraints in the following list is one you don't want. 
\tTry this: 
\t\t(1) look at each constraint and try to figure out which you don't expect; 
\t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 
(
    "<NSAutoresizingMaskLayoutConstraint:0x600001a11360 h=--& v=--& Shop.PriceBadge:0x7f8a1030b770.width == 0   (active)>",
    "<NSLayoutConstraint:0x600001a0f2f0 Shop.PriceBadge:0x7f8a1030b770.width == 64   (active)>"
)

Will attempt to recover by breaking constraint 
<NSLayoutConstraint:0x600001a0f2f0 Shop.PriceBadge:0x7f8a1030b770.width == 64   (active)>
`;
