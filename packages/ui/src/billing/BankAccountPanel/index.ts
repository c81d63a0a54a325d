export { BankAccountPanel } from './BankAccountPanel.tsx'
export type { BankAccountPanelProps, SavedBank } from './BankAccountPanel.tsx'
export { bankAccountPanelLabels } from './bankAccountPanelLabels.ts'
export type { BankAccountPanelLabels } from './bankAccountPanelLabels.ts'
