export { Menu } from './Menu.tsx'
export type { MenuProps } from './Menu.tsx'
export type { MenuEntry, MenuGroup, MenuItem } from './MenuPanel.tsx'
