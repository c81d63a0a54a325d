export { PasswordPanel } from './PasswordPanel.tsx'
export type { PasswordPanelProps, PasswordPanelScreen, PasswordPanelValues } from './PasswordPanel.tsx'
export { passwordPanelLabels } from './passwordPanelLabels.ts'
export type { PasswordPanelLabels } from './passwordPanelLabels.ts'
