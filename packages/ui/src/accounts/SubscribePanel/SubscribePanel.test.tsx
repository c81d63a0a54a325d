import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SubscribePanel, type SubscribePanelProps } from './SubscribePanel.tsx'

const good = 'abcd1234'
const bad = 'abcdefgh'
const empty = { username: '', password: '', confirm: '' }

function Page({ values: first = empty, ...props }: Partial<SubscribePanelProps>) {
  const [values, setValues] = useState(first)
  return <SubscribePanel onSubmit={() => undefined} callGroup="Tower B Desk" propertyName="Whispering Pines" {...props} values={values} onValuesChange={(change) => setValues(change.values)} />
}

const username = page.getByLabelText('Username')
const password = page.getByLabelText('Password', { exact: true })
const repeat = page.getByLabelText('Repeat password', { exact: true })
const submit = page.getByRole('button', { name: 'Subscribe' })

describe('§5 Subscribe alerts', () => {
  it.each([
    ['', '', '', 'Please Enter Username', username],
    ['dana', '', '', 'Please Enter Password', password],
    ['dana', good, good, 'Please Enter Valid Username', username],
    ['a@b.co', bad, bad, 'Please Enter Valid Password', password],
    ['a@b.co', good, '', 'Confirm Password cannot be empty', repeat],
    ['a@b.co', good, bad, 'Invalid Confirm Password', repeat],
    ['a@b.co', good, `${good}5`, 'Confirm Passwords do not match', repeat],
  ] as const)('§5 subscribe: the entries %j, %j, %j show the alert %j and focus the field', async (name, first, second, words, field) => {
    const onSubmit = vi.fn()
    await render(<Page values={{ username: name, password: first, confirm: second }} onSubmit={onSubmit} />)
    await userEvent.click(submit, { force: true })
    await vi.waitFor(() => expect(page.getByRole('alert').element().textContent).toBe(words))
    expect(document.activeElement).toBe(field.element())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('a press right after an invalid user name counts, although the field’s message moves the button', async () => {
    await render(<Page values={{ username: '', password: good, confirm: good }} />)
    await userEvent.fill(username, 'dana')
    await userEvent.click(submit)
    await vi.waitFor(() => expect(page.getByRole('alert').element().textContent).toBe('Please Enter Valid Username'))
  })

  it('a valid entry is submitted', async () => {
    const onSubmit = vi.fn()
    const values = { username: 'a@b.co', password: good, confirm: good }
    await render(<Page values={values} onSubmit={onSubmit} />)
    await userEvent.click(submit)
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ values })
  })
})

describe('§5 hint text', () => {
  it('hints describe the allowed characters of user name and password before typing', async () => {
    await render(<Page />)
    await expect.element(username).toHaveAccessibleDescription(/Letters, digits, dot, hyphen, underscore and plus\./)
    await expect.element(password).toHaveAccessibleDescription(/At least 8 characters, at most 15, with a letter and a number\./)
    await expect.element(page.getByText('Tower B Desk at Whispering Pines will call you when a visitor rings.')).toBeVisible()
  })
})

describe('§4 Subscribe', () => {
  it('§4 subscribe: on success the message is announced in an existing live region', async () => {
    const { rerender } = await render(<Page />)
    const regions = page.getByRole('status').elements()
    await rerender(<Page success="Saved." />)
    expect(regions.map((region) => region.textContent)).toContain('Saved.')
    await expect.element(username).toBeVisible()
  })

  it("§4 subscribe: the form is hidden once the message is 'Registered Successfully.', and the focus is on it", async () => {
    const { rerender } = await render(<Page />)
    await rerender(<Page success="Registered Successfully." isHidden loginHref="/auth/login" />)
    const title = page.getByRole('heading', { name: 'Registered Successfully.' })
    await expect.element(title).toHaveFocus()
    expect(username.query()).toBeNull()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
  })
})
