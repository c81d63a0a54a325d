export { TabNav } from './TabNav.tsx'
export type { TabLink, TabNavProps } from './TabNav.tsx'
