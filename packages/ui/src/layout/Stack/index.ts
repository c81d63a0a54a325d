export { Inline, Stack } from './Stack.tsx'
export type { InlineProps, Space, StackProps } from './Stack.tsx'
