export { Inline, type InlineProps, type Space, Stack, type StackProps } from './Stack.tsx'
