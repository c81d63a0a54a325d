export { MicroDepositForm } from './MicroDepositForm.tsx'
export type { MicroDepositFormLabels, MicroDepositEntry, MicroDepositFormProps } from './MicroDepositForm.tsx'
