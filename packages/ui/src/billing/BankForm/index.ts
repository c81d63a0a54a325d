export { BankForm, emptyBankDetails } from './BankForm.tsx'
export type { BankFormLabels, BankFormProps } from './BankForm.tsx'
