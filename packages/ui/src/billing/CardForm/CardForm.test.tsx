import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardForm, type CardFormProps } from './CardForm.tsx'

function Page(props: Partial<CardFormProps>) {
  const [values, setValues] = useState({ name: '' })
  return <CardForm fields={<div data-testid="hosted" />} fieldsState="ready" onSubmit={() => undefined} {...props} values={values} onValuesChange={(change) => setValues(change.values)} />
}

const name = page.getByLabelText('Name on card')
const save = page.getByRole('button', { name: 'Save card' })

it('the form’s only own field is the name; the payment provider draws the number', async () => {
  const { container } = await render(<Page />)
  expect([...container.querySelectorAll('input, textarea, select')].map((field) => field.getAttribute('autocomplete'))).toEqual(['cc-name'])
})

it('the submitted name has no outer spaces', async () => {
  const onSubmit = vi.fn()
  await render(<Page onSubmit={onSubmit} />)
  await userEvent.fill(name, ' Dana Whitfield ')
  await userEvent.click(save)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values: { name: 'Dana Whitfield' } })
})

it.each(['loading', 'failed'] as const)('the form sends nothing while the payment provider’s fields are %s, and keeps them mounted', async (fieldsState) => {
  const onSubmit = vi.fn()
  await render(<Page onSubmit={onSubmit} fieldsState={fieldsState} />)
  const hosted = page.getByTestId('hosted').element()
  await userEvent.fill(name, 'Dana Whitfield')
  await userEvent.click(name)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(hosted.isConnected).toBe(true)
})

it('a declined card keeps the typed name, and its reason is announced', async () => {
  const { rerender } = await render(<Page />)
  await userEvent.fill(name, 'Dana Whitfield')
  const region = page.getByRole('alert').element()
  await rerender(<Page error="The bank declined this card." />)
  expect(region.textContent).toBe('The bank declined this card.')
  await expect.element(name).toHaveValue('Dana Whitfield')
})
