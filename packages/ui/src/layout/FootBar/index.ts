export { FootBar } from './FootBar.tsx'
export type { FootBarProps } from './FootBar.tsx'
