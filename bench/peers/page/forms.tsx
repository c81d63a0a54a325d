import { createForm } from 'final-form'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Field, Form } from 'react-final-form'
import { useForm } from 'react-hook-form'
import { TextField } from '../../../packages/ui/src/index.ts'
import { inFrame, middle, quiet } from './inFrame.ts'
import type { Contenders } from './main.ts'

type Values = Record<string, string>

const names = Array.from({ length: 100 }, (_, index) => `field${index}`)
const values: Values = Object.fromEntries(names.map((name) => [name, '']))
const onSubmit = () => {}
const isMissing = (text: string | undefined) => (text ? undefined : 'Enter a value.')
const validate = (given: Values) => Object.fromEntries(names.flatMap((name) => (isMissing(given[name]) ? [[name, isMissing(given[name])]] : [])))

/** As the portal's editors: the page reads all values and renders every field. */
function WholeForm() {
  const [form] = useState(() => createForm<Values>({ onSubmit, validate, initialValues: values }))
  return (
    <Form<Values> form={form} onSubmit={onSubmit} subscription={{ values: true }}>
      {({ values: given }) => names.map((name) => (
        <Field key={name} name={name} subscription={{}}>
          {() => <TextField label={name} value={given[name] ?? ''} onChange={({ currentTarget }) => form.change(name, currentTarget.value)} />}
        </Field>
      ))}
    </Form>
  )
}

/** As react-final-form's guide: each field reads its own value. */
function FieldByField() {
  return (
    <Form<Values> onSubmit={onSubmit} validate={validate} initialValues={values} subscription={{}}>
      {() => names.map((name) => (
        <Field<string> key={name} name={name} subscription={{ value: true }}>
          {({ input }) => <TextField label={name} value={input.value} onChange={({ currentTarget }) => input.onChange(currentTarget.value)} />}
        </Field>
      ))}
    </Form>
  )
}

/** As react-hook-form's guide: the fields keep their text themselves. */
function HookForm() {
  const { register } = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  return names.map((name) => <TextField key={name} label={name} {...register(name, { validate: (text) => isMissing(text) ?? true })} />)
}

function timed(Fields: () => React.ReactNode): () => Promise<Record<string, number>> {
  return async () => {
    const place = document.createElement('div')
    document.querySelector('main')?.append(place)
    const root = createRoot(place)
    const inputs = () => place.querySelectorAll('input')
    const first = await inFrame(() => flushSync(() => root.render(<Fields />)), () => inputs().length === names.length)
    await quiet()
    const keys: number[] = []
    const input = inputs()[50]
    if (!input) throw new Error('The form has no fields.')
    input.focus()
    for (let round = 0; round < 8; round += 1) {
      const text = 'x'.repeat(round + 1)
      keys.push(await inFrame(() => flushSync(() => document.execCommand('insertText', false, 'x')), () => input.value === text))
      await quiet()
    }
    root.unmount()
    place.remove()
    return { 'first render, ms': first, 'a key, ms': middle(keys) }
  }
}

/** Forms of 100 text fields with a check of each. All use the same TextField. */
export const forms: Contenders = {
  'final-form, the page renders': timed(WholeForm),
  'final-form, the field renders': timed(FieldByField),
  'react-hook-form': timed(HookForm),
}
