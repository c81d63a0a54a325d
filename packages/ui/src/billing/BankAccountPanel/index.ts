export { BankAccountPanel, type BankAccountPanelLabels, type BankAccountPanelProps, type SavedBank } from './BankAccountPanel.tsx'
export { useBankName } from './useBankName.ts'
