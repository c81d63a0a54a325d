import { isSamePart } from '@portal/domain'
import { createForm, type FormApi } from 'final-form'
import type { RecordEdit } from './recordKind.ts'

export type RecordFormApi<Values extends object> = FormApi<Values>

/** final-form over the values of a record: each of its keys is a field, compared by what it holds. */
export function createRecordForm<Values extends object>(
  edit: RecordEdit<Values>,
  config: { check: (values: Values) => object; onSubmit: (values: Values) => Promise<object | undefined>; bound?: readonly string[] },
): RecordFormApi<Values> {
  const form = createForm<Values>({ initialValues: edit.base, validate: config.check, onSubmit: config.onSubmit })
  // react-final-form sets a field that is not registered to its first value: it must stay so while its control is not on the page.
  for (const field of [...Object.keys(edit.base), ...(config.bound ?? [])]) form.registerField(field as keyof Values, () => {}, {}, { isEqual: isSamePart })
  putValues(form, edit.values)
  return form
}

/** Edits from there on; nothing of an earlier try stays. */
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
