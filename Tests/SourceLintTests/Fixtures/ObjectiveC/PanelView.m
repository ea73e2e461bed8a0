#import "PanelView.h"
#pragma mark - Don't stop here

@implementation PanelView

- (void)layoutTitle:(UILabel *)title button:(UIButton *)button {
    NSDictionary *views = NSDictionaryOfVariableBindings(title, button, self.image);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[title]-[button(>30)]-|"
                                                                 options:NSLayoutFormatAlignAllCenterY
                                                                 metrics:nil
                                                                   views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-8-[title]"
                                                                         @"-8-[botton]-|"
                                                                 options:NSLayoutFormatAlignAllCenterX
                                                                 metrics:nil
                                                                   views:views]];
    NSString *format = [NSString stringWithFormat:@"V:[title(%f)]-[button", 20.0];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[title(%f)]" options:0 metrics:nil views:views]];
    /* [NSLayoutConstraint constraintsWithVisualFormat:@"H:[" options:0 metrics:nil views:views] */
    [self pin:@"H:|-20-[title-8-|" inside:button];
    [self pin:@"H:|-20-[title" inside:button];
    [self log:@"V:[%d] H:[%d]"];
    [self log:@"V:[%d]-%d"];
}

@end
