import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createRecordForm, putValues } from './createRecordEditor.ts'
import { useFormState } from './useRecordEdit.ts'

const names = Array.from({ length: 100 }, (_none, index) => `Field ${index}`)
const empty: Record<string, string> = Object.fromEntries(names.map((name) => [name.replace(' ', ''), '']))
const parts = ['values', 'errors', 'submitFailed', 'dirtySinceLastSubmit'] as const

it('a form of a hundred fields renders once for each key', async () => {
  let renders = 0
  function Page() {
    renders += 1
    const [form] = useState(() => createRecordForm({ version: 1, base: empty, values: empty }, { check: () => ({}), onSubmit: async () => undefined }))
    const { values } = useFormState(form, parts)
    return names.map((name) => {
      const field = name.replace(' ', '')
      return <input key={name} aria-label={name} value={values[field]} onChange={(event) => putValues(form, { [field]: event.currentTarget.value })} />
    })
  }
  await render(<Page />)
  const field = page.getByRole('textbox', { name: 'Field 50' })
  await userEvent.click(field)
  // React may render once more after the first state change.
  await userEvent.keyboard('t')
  await expect.element(field).toHaveValue('t')
  const before = renders
  await userEvent.keyboard('welve')
  await expect.element(field).toHaveValue('twelve')
  expect(renders - before).toBe('welve'.length)
})
