export { type NavGroup, type NavItem, SidebarNav, type SidebarNavProps } from './SidebarNav.tsx'
