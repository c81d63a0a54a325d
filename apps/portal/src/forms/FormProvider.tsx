import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import type { RecordFormApi } from './createRecordForm.ts'

export interface FormProviderProps<Values extends object> {
  form: RecordFormApi<Values>
  children: ReactNode
}

/** react-final-form's context around a form that stands already: fields below bind to theirs with `useField`. */
export function FormProvider<Values extends object>({ form, children }: FormProviderProps<Values>) {
  return (
    <Form<Values> form={form} onSubmit={submitsItself} subscription={nothing}>
      {() => children}
    </Form>
  )
}

// The form has its own; the component asks for one all the same.
const submitsItself = () => undefined
const nothing = {}
