export { BankForm, type BankFormLabels, type BankFormProps, emptyBankDetails } from './BankForm.tsx'
