import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import type { RecordFormApi } from './createRecordEditor.ts'

export interface FormProviderProps<Values extends object> {
  form: RecordFormApi<Values>
  children: ReactNode
}

/** Provides an existing form to react-final-form, so that fields inside can use `useField`. */
export function FormProvider<Values extends object>({ form, children }: FormProviderProps<Values>) {
  return (
    <Form<Values> form={form} onSubmit={submitsItself} subscription={nothing}>
      {() => children}
    </Form>
  )
}

// The component requires a submit handler, but the form has its own.
const submitsItself = () => undefined
const nothing = {}
