import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceField } from './ChoiceField.tsx'

const groups = (count: number) => Array.from({ length: count }, (_none, index) => ({ value: String(index), label: `Group ${index}` }))
const field = page.getByRole('combobox', { name: 'Group' })

it('the field is a native select for up to twelve options', async () => {
  const onValueChange = vi.fn()
  await render(<ChoiceField label="Group" options={groups(12)} value="1" onValueChange={onValueChange} />)
  await userEvent.selectOptions(field, 'Group 3')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '3' })
})

it('the field accepts typing if there are more than twelve options', async () => {
  const onValueChange = vi.fn()
  await render(<ChoiceField label="Group" options={groups(13)} value="" placeholder="No group" onValueChange={onValueChange} />)
  await expect.element(page.getByRole('combobox', { name: 'Group', expanded: false })).toBeVisible()
  await userEvent.fill(field, '12')
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '12' })
})
