// Theme
export { checkBrandContrast } from './theme/checkBrandContrast.ts'
export type { BrandColors, BrandContrastProblem } from './theme/checkBrandContrast.ts'
export { GlobalStyles } from './theme/GlobalStyles.tsx'
export { media } from './theme/media.ts'
export { token } from './theme/token.ts'
export { tokenNames } from './theme/tokenNames.ts'
export type { TokenName } from './theme/tokenNames.ts'
export type { Tone } from './theme/tone.ts'

// Elements
export { Avatar } from './elements/Avatar/index.ts'
export type { AvatarProps } from './elements/Avatar/index.ts'
export { Badge } from './elements/Badge/index.ts'
export type { BadgeProps } from './elements/Badge/index.ts'
export { Button } from './elements/Button/index.ts'
export type { ButtonProps, ButtonSize, ButtonVariant } from './elements/Button/index.ts'
export { ButtonLink } from './elements/ButtonLink/index.ts'
export type { ButtonLinkProps } from './elements/ButtonLink/index.ts'
export { Card } from './elements/Card/index.ts'
export type { CardProps } from './elements/Card/index.ts'
export { Divider } from './elements/Divider/index.ts'
export type { DividerProps } from './elements/Divider/index.ts'
export { Icon } from './elements/Icon/index.ts'
export type { IconComponent, IconProps } from './elements/Icon/index.ts'
export { IconButton } from './elements/IconButton/index.ts'
export type { IconButtonProps } from './elements/IconButton/index.ts'
export { LinkProvider, TextLink, useLinkComponent } from './elements/Link/index.ts'
export type { LinkProps, LinkProviderProps, TextLinkProps } from './elements/Link/index.ts'
export { Skeleton } from './elements/Skeleton/index.ts'
export type { SkeletonProps } from './elements/Skeleton/index.ts'
export { Spinner } from './elements/Spinner/index.ts'
export type { SpinnerProps } from './elements/Spinner/index.ts'
export { StatusLabel, statuses } from './elements/StatusLabel/index.ts'
export type { Status, StatusLabelProps, StatusLook } from './elements/StatusLabel/index.ts'
export { Heading, Text } from './elements/Text/index.ts'
export type { HeadingProps, TextProps, TextSize, TextTone } from './elements/Text/index.ts'
export { VisuallyHidden } from './elements/VisuallyHidden/index.ts'

// Feedback
export { InlineAlert } from './feedback/InlineAlert/index.ts'
export type { InlineAlertProps } from './feedback/InlineAlert/index.ts'

// Overlays

// Layout
export { Inline, Stack } from './layout/Stack/index.ts'
export type { InlineProps, Space, StackProps } from './layout/Stack/index.ts'

// Forms

// Access
