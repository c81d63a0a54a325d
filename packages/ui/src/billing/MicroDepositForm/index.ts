export { type MicroDepositEntry, MicroDepositForm, type MicroDepositFormLabels, type MicroDepositFormProps } from './MicroDepositForm.tsx'
