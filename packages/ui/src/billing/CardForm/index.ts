export { CardForm } from './CardForm.tsx'
export type { CardFormLabels, CardFormProps, CardFormValues } from './CardForm.tsx'
