export { Icon } from './Icon.tsx'
export type { IconComponent, IconProps } from './Icon.tsx'
