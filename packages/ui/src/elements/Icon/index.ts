export { Icon, type IconComponent, type IconProps } from './Icon.tsx'
