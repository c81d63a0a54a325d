export { PasswordPanel, type PasswordPanelLabels, type PasswordPanelProps, type PasswordPanelScreen, type PasswordPanelValues } from './PasswordPanel.tsx'
