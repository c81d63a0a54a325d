export { CardForm, cardFormLabels } from './CardForm.tsx'
export type { CardFormLabels, CardFormProps, CardFormValues } from './CardForm.tsx'
