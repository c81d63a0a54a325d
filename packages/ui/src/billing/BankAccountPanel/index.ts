export { BankAccountPanel } from './BankAccountPanel.tsx'
export type { BankAccountPanelLabels, BankAccountPanelProps, SavedBank } from './BankAccountPanel.tsx'
export { useBankName } from './useBankName.ts'
