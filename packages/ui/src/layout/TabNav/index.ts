export { type TabLink, TabNav, type TabNavProps } from './TabNav.tsx'
