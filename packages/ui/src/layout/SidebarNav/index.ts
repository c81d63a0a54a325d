export { SidebarNav } from './SidebarNav.tsx'
export type { NavGroup, NavItem, SidebarNavProps } from './SidebarNav.tsx'
