export { BankForm, emptyBankDetails } from './BankForm.tsx'
export type { BankFormProps } from './BankForm.tsx'
export { bankFormLabels } from './bankFormLabels.ts'
export type { BankFormLabels } from './bankFormLabels.ts'
