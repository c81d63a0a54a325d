import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { announceInput, setNativeValue } from '../internal/nativeValue.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

function Form({ initial = '', ...props }: Partial<PasswordFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" autoComplete="new-password" value={value} onChange={(event) => setValue(event.target.value)} {...props} />
      <p data-state>{value}</p>
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  )
}

const field = page.getByLabelText('Password', { exact: true })
const input = (): HTMLInputElement => {
  const element = field.element()
  if (!(element instanceof HTMLInputElement)) throw new Error('The label names no input.')
  return element
}
const toggle = page.getByRole('button', { name: /^(Show|Hide) password$/ })
const stateText = () => document.querySelector('[data-state]')?.textContent

async function paste(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  await userEvent.keyboard('{Control>}v{/Control}')
}

describe('§2 show/hide toggle', () => {
  it('the Show button’s name changes, and a live region between field and button announces the result', async () => {
    await render(<Form />)
    expect(toggle.element().getAttribute('aria-label')).toBe('Show password')
    expect(toggle.element().hasAttribute('aria-pressed')).toBe(false)
    const region = toggle.element().previousElementSibling
    expect(region?.getAttribute('role')).toBe('status')
    expect(region?.previousElementSibling).toBe(input())
    expect(region?.textContent).toBe('')
    await userEvent.click(toggle)
    expect(toggle.element().getAttribute('aria-label')).toBe('Hide password')
    expect(region?.textContent).toBe('Your password is visible.')
    expect(input().type).toBe('text')
  })

  it('showing or hiding the password keeps the caret, the selection and the focus', async () => {
    await render(<Form initial="wren-house-4" />)
    input().focus()
    input().setSelectionRange(2, 6, 'backward')
    await userEvent.click(toggle)
    expect(document.activeElement).toBe(input())
    expect([input().selectionStart, input().selectionEnd, input().selectionDirection]).toEqual([2, 6, 'backward'])
    await userEvent.click(toggle)
    expect([input().selectionStart, input().selectionEnd]).toEqual([2, 6])
    expect(input().type).toBe('password')
  })

  it('the Show button does not submit the form, and works by keyboard without moving the focus', async () => {
    const onSubmit = vi.fn()
    await render(<div onSubmit={onSubmit}><Form /></div>)
    toggle.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(input().type).toBe('text')
    expect(document.activeElement).toBe(toggle.element())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submitting the form hides the password', async () => {
    await render(<Form initial="wren-house-4" />)
    await userEvent.click(toggle)
    let typeAtSubmit = ''
    document.querySelector('form')?.addEventListener('submit', () => { typeAtSubmit = input().type })
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(typeAtSubmit).toBe('password')
    await expect.element(toggle).toHaveAccessibleName('Show password')
  })

  it('a reset and a return from the back-forward cache hide the password', async () => {
    await render(<Form />)
    await userEvent.click(toggle)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(input().type).toBe('text')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.waitFor(() => expect(toggle.element().getAttribute('aria-label')).toBe('Show password'))
    expect(input().type).toBe('password')
    await userEvent.click(toggle)
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    expect(input().type).toBe('password')
  })

  it('submitting another form does not hide the password', async () => {
    await render(<><Form /><form onSubmit={(event) => event.preventDefault()}><button type="submit">Other</button></form></>)
    await userEvent.click(toggle)
    await userEvent.click(page.getByRole('button', { name: 'Other' }))
    expect(input().type).toBe('text')
  })
})

describe('§5 password inputs accept only ASCII letters, digits and most punctuation', () => {
  it('a forbidden typed character is refused and announced, and the caret stays', async () => {
    await render(<Form initial="abcd" />)
    input().focus()
    input().setSelectionRange(2, 2)
    const regions = page.getByRole('status').elements()
    await userEvent.keyboard('é')
    await expect.element(field).toHaveValue('abcd')
    expect(input().selectionStart).toBe(2)
    expect(regions.map((region) => region.textContent)).toContain('1 character removed: you can’t use “é” here.')
    await userEvent.keyboard('X')
    await expect.element(field).toHaveValue('abXcd')
    await vi.waitFor(() => expect(regions.map((region) => region.textContent).join('')).toBe(''))
  })

  it.each([' ', '<', '=', '"', "'", 'ｅ', '😀'])('a password field refuses %s', async (character) => {
    await render(<Form />)
    await userEvent.click(field)
    await userEvent.keyboard(character)
    await expect.element(field).toHaveValue('')
  })

  it('every allowed character is accepted', async () => {
    await render(<Form />)
    await userEvent.click(field)
    const signs = 'aZ09!#$%&()*+,-./:;?@\\]^_`|}~'
    await userEvent.keyboard(signs.replaceAll(/[[{]/g, '$&$&'))
    await expect.element(field).toHaveValue(signs)
    expect(stateText()).toBe(signs)
  })

  it('an invalid paste is refused as a whole; a valid paste of any length is not cut', async () => {
    await render(<Form />)
    await userEvent.click(field)
    await paste('pässword1')
    await expect.element(field).toHaveValue('')
    expect(page.getByText('Nothing was pasted: the text has 1 character that you can’t use here.').query()).not.toBeNull()
    await paste('wren-house-4-and-more')
    await expect.element(field).toHaveValue('wren-house-4-and-more')
    expect(input().hasAttribute('maxlength')).toBe(false)
  })

  it('text of an input method with forbidden characters is undone when it is complete', async () => {
    await render(<Form initial="ab" />)
    await userEvent.click(toggle)
    input().focus()
    input().setSelectionRange(2, 2)
    const session = cdp()
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
    await session.send('Input.insertText', { text: '日' })
    await expect.element(field).toHaveValue('ab')
    expect(stateText()).toBe('ab')
  })

  it('a password manager can fill in the field', async () => {
    await render(<Form />)
    setNativeValue(input(), 'päss word')
    announceInput(input())
    await expect.element(field).toHaveValue('päss word')
    expect(stateText()).toBe('päss word')
  })
})

describe('attributes for browsers and password managers', () => {
  it('a field for a new password has its attributes, with unique ids', async () => {
    await render(<Form help="At least 8 characters." error="Invalid Password" />)
    const attributes = Object.fromEntries([...input().attributes].map(({ name, value }) => [name, value]))
    expect(attributes).toMatchObject({ autocomplete: 'new-password', spellcheck: 'false', autocapitalize: 'none', 'aria-invalid': 'true' })
    expect(attributes['passwordrules']).toContain('minlength: 8; maxlength: 15; required: lower; required: digit')
    const described = (attributes['aria-describedby'] ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['Invalid Password', 'At least 8 characters.'])
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(toggle.element().getAttribute('aria-controls')).toBe(input().id)
    expect(toggle.element().id).not.toBe(input().id)
  })

  it('a field for a current password has no rules for password generators', async () => {
    await render(<Form autoComplete="current-password" />)
    expect(input().hasAttribute('passwordrules')).toBe(false)
  })
})
