import { isSamePart } from '@portal/domain'
import { createForm, type FormApi } from 'final-form'
import type { RecordEdit } from './recordKind.ts'

export type RecordFormApi<Values extends object> = FormApi<Values>

/** final-form over the values of a record: each key is a field, compared by value. */
export function createRecordForm<Values extends object>(
  edit: RecordEdit<Values>,
  config: { check: (values: Values) => object; onSubmit: (values: Values) => Promise<object | undefined>; bound?: readonly string[] },
): RecordFormApi<Values> {
  const form = createForm<Values>({ initialValues: edit.base, validate: config.check, onSubmit: config.onSubmit })
  // Registers all fields, because react-final-form resets an unregistered one to its initial value.
  for (const field of [...Object.keys(edit.base), ...(config.bound ?? [])]) form.registerField(field as keyof Values, () => {}, {}, { isEqual: isSamePart })
  putValues(form, edit.values)
  return form
}

/** Restarts the form with new values and without old errors. */
export function restart<Values extends object>(form: RecordFormApi<Values>, { base, values }: Pick<RecordEdit<Values>, 'base' | 'values'>): void {
  form.batch(() => {
    form.reset(base)
    putValues(form, values)
  })
}

export function putValues<Values extends object>(form: RecordFormApi<Values>, values: Partial<Values>): void {
  form.batch(() => {
    for (const [field, value] of Object.entries(values)) form.change(field as keyof Values, value as Values[keyof Values])
  })
}
