export { PasswordPanel } from './PasswordPanel.tsx'
export type { PasswordPanelLabels, PasswordPanelProps, PasswordPanelScreen, PasswordPanelValues } from './PasswordPanel.tsx'
