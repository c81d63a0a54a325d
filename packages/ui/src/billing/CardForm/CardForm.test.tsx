import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardForm, type CardFormProps } from './index.ts'

function Page(props: Partial<CardFormProps>) {
  const [values, setValues] = useState({ name: '' })
  return <CardForm fields={<div data-testid="hosted" />} fieldsState="ready" onSubmit={() => undefined} {...props} values={values} onValuesChange={(change) => setValues(change.values)} />
}

const name = page.getByLabelText('Name on card')
const save = page.getByRole('button', { name: 'Save card' })

it('has no field of its own but the name: the number is the gateway’s', async () => {
  const { container } = await render(<Page />)
  expect([...container.querySelectorAll('input, textarea, select')].map((field) => field.getAttribute('autocomplete'))).toEqual(['cc-name'])
})

it('hands over the name without outer spaces', async () => {
  const onSubmit = vi.fn()
  await render(<Page onSubmit={onSubmit} />)
  await userEvent.fill(name, ' Dana Whitfield ')
  await userEvent.click(save)
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values: { name: 'Dana Whitfield' } })
})

it.each(['loading', 'failed'] as const)('sends nothing while the gateway’s fields are %s, and keeps them mounted', async (fieldsState) => {
  const onSubmit = vi.fn()
  await render(<Page onSubmit={onSubmit} fieldsState={fieldsState} />)
  const hosted = page.getByTestId('hosted').element()
  await userEvent.fill(name, 'Dana Whitfield')
  await userEvent.click(name)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(hosted.isConnected).toBe(true)
})

it('keeps the name when the card is declined, and announces why in an existing live region', async () => {
  const { rerender } = await render(<Page />)
  await userEvent.fill(name, 'Dana Whitfield')
  const region = page.getByRole('alert').element()
  await rerender(<Page error="The bank declined this card." />)
  expect(region.textContent).toBe('The bank declined this card.')
  await expect.element(name).toHaveValue('Dana Whitfield')
})
