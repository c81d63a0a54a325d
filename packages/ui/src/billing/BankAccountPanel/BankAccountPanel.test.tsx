import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleBank, exampleToday } from '../internal/examples.ts'
import { BankAccountPanel, type BankAccountPanelProps, type SavedBank } from './BankAccountPanel.tsx'

function Panel({ state, ...props }: Partial<BankAccountPanelProps> & { state?: SavedBank['state'] }) {
  const bank = { ...exampleBank, ...(state ? { state } : {}) }
  return <BankAccountPanel bank={bank} today={exampleToday} onAdd={() => undefined} onVerify={() => undefined} onRemove={() => undefined} {...props} />
}

it.each(['locked', 'expired', 'failed'] as const)('§4 bank account %s: no more tries are allowed, and the account can be added again', async (state) => {
  const onAdd = vi.fn()
  await render(<Panel state={state} onAdd={onAdd} />)
  expect(page.getByRole('button', { name: 'Verify account' }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Add again' }))
  expect(onAdd).toHaveBeenCalledTimes(1)
})

it('§4 bank account: a verified account has no next step', async () => {
  await render(<Panel state="verified" />)
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
})

it('weekends and holidays don’t count as banking days', async () => {
  const bank = { ...exampleBank, expectedArrival: '2026-11-27' }
  await render(<Panel bank={bank} today="2026-11-25" />)
  await expect.element(page.getByText(/by Friday, Nov 27, in 1 banking day/)).toBeVisible()
})

it('the focus moves to Add after the account is removed', async () => {
  const { rerender } = await render(<Panel />)
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Remove bank account' }))
  await rerender(<Panel bank={null} />)
  await expect.element(page.getByRole('button', { name: 'Add bank account' })).toHaveFocus()
})

it('users without the right to edit see no controls', async () => {
  await render(<Panel onAdd={undefined} onVerify={undefined} onRemove={undefined} />)
  expect(page.getByRole('button').query()).toBeNull()
  await expect.element(page.getByText(/The deposits reach the account by Tuesday, Nov 24/)).toBeVisible()
})
