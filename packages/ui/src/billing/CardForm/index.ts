export { CardForm, type CardFormLabels, type CardFormProps, type CardFormValues } from './CardForm.tsx'
