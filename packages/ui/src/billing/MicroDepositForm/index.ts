export { MicroDepositForm } from './MicroDepositForm.tsx'
export type { MicroDepositEntry, MicroDepositFormProps } from './MicroDepositForm.tsx'
export { microDepositFormLabels } from './microDepositFormLabels.ts'
export type { MicroDepositFormLabels } from './microDepositFormLabels.ts'
