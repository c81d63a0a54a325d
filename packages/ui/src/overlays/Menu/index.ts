export { Menu, type MenuProps } from './Menu.tsx'
export type { MenuEntry, MenuGroup, MenuItem } from './MenuPanel.tsx'
