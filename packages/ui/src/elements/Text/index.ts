export { Heading } from './Heading.tsx'
export type { HeadingProps } from './Heading.tsx'
export { Text } from './Text.tsx'
export type { TextProps, TextSize, TextTone } from './Text.tsx'
