import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MicroDepositForm, type MicroDepositFormProps } from './MicroDepositForm.tsx'

const arrival = '2026-11-24'
const first = page.getByLabelText('First amount')
const second = page.getByLabelText('Second amount')
const code = page.getByLabelText('Code')
const verify = page.getByRole('button', { name: 'Verify account' })

function Form(props: Partial<MicroDepositFormProps>) {
  return <MicroDepositForm kind="amounts" expectedArrival={arrival} onSubmit={() => undefined} {...props} />
}

/** Pastes as browsers do: the event first, then the text, unless the event was prevented. */
function paste(field: Element, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('§3 Bank verification: amounts or a code, never both', () => {
  it.each([
    ['32', '45', [32, 45]],
    ['0.45', '.32', [45, 32]],
    ['$0.05', '99¢', [5, 99]],
  ])('§3 amounts: %j and %j are cents', async (one, two, cents) => {
    const onSubmit = vi.fn()
    await render(<Form onSubmit={onSubmit} />)
    await userEvent.fill(first, one)
    await userEvent.fill(second, two)
    await userEvent.click(verify)
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ entry: { kind: 'amounts', cents } })
  })

  it.each(['', '0', '100', '3.2', '$32'])('§3 amounts: %j is not an amount; the field says so and has the focus', async (text) => {
    const onSubmit = vi.fn()
    await render(<Form onSubmit={onSubmit} />)
    await userEvent.fill(first, '32')
    await userEvent.fill(second, text)
    await userEvent.click(verify)
    await expect.element(second).toHaveFocus()
    await expect.element(second).toHaveAccessibleDescription(/from 1 to 99 cents/)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('pasted lines fill both amounts', async () => {
    await render(<Form />)
    expect(paste(first.element(), '11/23 ACCTVERIFY +0.32\n11/23 ACCTVERIFY +0.45')).toBe(false)
    await expect.element(first).toHaveValue('32')
    await expect.element(second).toHaveValue('45')
  })

  it('a pasted code is answered with a hint that the account has amounts', async () => {
    await render(<Form />)
    paste(first.element(), 'ACCTVERIFY SM11AA')
    await expect.element(page.getByText('That is a code. This account needs two amounts.')).toBeVisible()
  })

  it.each([
    ['sm11aa', 'SM11AA'],
    [' 11AA ', 'SM11AA'],
    ['ACH CREDIT SM33CC ACCTVERIFY', 'SM33CC'],
  ])('§3 code: %j is %s', async (text, expected) => {
    const onSubmit = vi.fn()
    await render(<Form kind="descriptor_code" onSubmit={onSubmit} />)
    await userEvent.fill(code, text)
    await userEvent.click(verify)
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ entry: { kind: 'code', code: expected } })
    expect(first.query()).toBeNull()
  })

  it('pasted amounts are answered with a hint that the account has a code', async () => {
    await render(<Form kind="descriptor_code" />)
    paste(code.element(), 'ACCTVERIFY +0.32')
    await expect.element(page.getByText('These are amounts. This account needs a code.')).toBeVisible()
  })
})

it('after a wrong try the typed values stay, and fewer tries are left', async () => {
  const { rerender } = await render(<Form attemptsLeft={3} />)
  await userEvent.fill(first, '10')
  await rerender(<Form attemptsLeft={1} error="The amounts don’t match the deposits." />)
  await expect.element(first).toHaveValue('10')
  await expect.element(page.getByText(/1 try left\./)).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The amounts don’t match the deposits.')
})
