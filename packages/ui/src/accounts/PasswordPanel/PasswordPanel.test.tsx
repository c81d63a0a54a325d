import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordPanel, type PasswordPanelProps } from './PasswordPanel.tsx'

const good = 'abcd1234'
const bad = 'abcdefgh'
const empty = { password: '', confirm: '' }

function Page({ values: first = empty, ...props }: Partial<PasswordPanelProps>) {
  const [values, setValues] = useState(first)
  return <PasswordPanel onSubmit={() => undefined} {...props} values={values} onValuesChange={(change) => setValues(change.values)} />
}

const password = page.getByLabelText('Password', { exact: true })
const repeat = page.getByLabelText('Repeat password', { exact: true })
const submit = page.getByRole('button', { name: 'Create password' })
const alertText = () => page.getByRole('alert').element().textContent

describe('§5 the alerts of both screens', () => {
  it.each([
    ['create', '', '', 'Password cannot be empty', password],
    ['create', good, '', 'Confirm password cannot be empty', repeat],
    ['create', good, `${good}5`, 'Confrim Passwords do not match', repeat],
    ['create', bad, bad, '', password],
    ['masterUser', '', good, 'Password cannot be empty', password],
    ['masterUser', bad, bad, 'Invalid Password', password],
    ['masterUser', good, '', 'Passwords does not match', repeat],
  ] as const)('§5 %s: the passwords %j and %j show the alert %j, focus the field and send nothing', async (screen, first, second, words, field) => {
    const onSubmit = vi.fn()
    await render(<Page screen={screen} values={{ password: first, confirm: second }} onSubmit={onSubmit} />)
    const region = page.getByRole('alert').element()
    await userEvent.click(submit, { force: true })
    await vi.waitFor(() => expect(region.textContent).toBe(words))
    expect(document.activeElement).toBe(field.element())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('an alert disappears on an edit and can appear again', async () => {
    await render(<Page />)
    await userEvent.click(submit)
    await vi.waitFor(() => expect(alertText()).toBe('Password cannot be empty'))
    const note = page.getByRole('alert').element().firstElementChild
    await userEvent.click(submit)
    await vi.waitFor(() => expect(page.getByRole('alert').element().firstElementChild).not.toBe(note))
    await userEvent.fill(password, 'a')
    await vi.waitFor(() => expect(alertText()).toBe(''))
  })

  it('the panel shows its own alert rather than the page’s', async () => {
    await render(<Page error="Password reset not completed" />)
    expect(alertText()).toBe('Password reset not completed')
    await userEvent.click(submit)
    await vi.waitFor(() => expect(alertText()).toBe('Password cannot be empty'))
  })
})

describe('§5 the messages of the fields', () => {
  it("shows 'Confirm Passwords do not match..' while they differ, and waits with the button", async () => {
    await render(<Page />)
    await userEvent.fill(password, good)
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await expect.element(submit).toHaveAccessibleDescription('Available when both passwords match.')
    await userEvent.fill(repeat, 'abcd')
    await expect.element(repeat).toHaveAccessibleDescription('Confirm Passwords do not match..')
    expect(repeat.element().getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(repeat, good)
    await vi.waitFor(() => expect(repeat.element().getAttribute('aria-invalid')).toBeNull())
    expect(submit.element().getAttribute('aria-disabled')).not.toBe('true')
  })

  it("shows 'Invalid Password' once the field is left, 'Invalid Confirm Password' for an equal pair", async () => {
    await render(<Page />)
    await userEvent.fill(password, bad)
    expect(page.getByText('Invalid Password').query()).toBeNull()
    await userEvent.fill(repeat, bad)
    await expect.element(page.getByText('Invalid Password')).toBeVisible()
    await expect.element(page.getByText('Invalid Confirm Password')).toBeVisible()
  })

  it('the list of requirements follows the typed text', async () => {
    await render(<Page />)
    await userEvent.fill(password, 'abc1')
    await vi.waitFor(() => expect(page.getByText('Met', { exact: true }).elements()).toHaveLength(2))
    expect(page.getByText('Not met').elements()).toHaveLength(1)
  })
})

describe('sending', () => {
  it('two valid passwords are submitted once, and not while busy', async () => {
    const onSubmit = vi.fn()
    const { rerender } = await render(<Page values={{ password: good, confirm: good }} onSubmit={onSubmit} />)
    await userEvent.click(repeat)
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values: { password: good, confirm: good } })
    await rerender(<Page values={{ password: good, confirm: good }} onSubmit={onSubmit} isBusy />)
    await userEvent.click(repeat)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(submit, { force: true })
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('a password never gets into an address, and password managers get the user name', async () => {
    const { container } = await render(<Page email="dana@whisperingpines.example" />)
    expect(container.querySelector('form')?.method).toBe('post')
    const user = container.querySelector('input[autocomplete="username"]')
    expect(user instanceof HTMLInputElement && user.value).toBe('dana@whisperingpines.example')
    expect([...container.querySelectorAll('input[autocomplete="new-password"]')]).toHaveLength(2)
    expect(page.getByRole('textbox', { name: 'Email' }).element().hasAttribute('readonly')).toBe(true)
  })
})
