import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog, EmailField, PasswordField, ReadOnlyField, SearchField, TextArea, TextField, TimeField } from '../../../index.ts'
import { announceInput, setNativeValue } from '../nativeValue.ts'

interface Typed { value: string, onChange: (event: { currentTarget: { value: string } }) => void }

function Controlled({ children, initial = '' }: { children: (typed: Typed) => ReactNode, initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      {children({ value, onChange: ({ currentTarget }) => setValue(currentTarget.value) })}
      <p data-state>{value}</p>
    </>
  )
}

const control = () => {
  const element = document.querySelector('input, textarea')
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element
  throw new Error('There is no text control.')
}
const stateText = () => document.querySelector('[data-state]')?.textContent
const announced = () => page.getByRole('status').elements().map((region) => region.textContent).join('')

/** Simulates a paste without the clipboard. Returns whether the control refused it. */
function insert(text: string): boolean {
  const event = new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: text, cancelable: true, bubbles: true })
  control().dispatchEvent(event)
  return event.defaultPrevented
}

const search = (typed: Typed) => <SearchField label="Search" value={typed.value} onValueChange={({ value }) => typed.onChange({ currentTarget: { value } })} />

const filtered: Record<string, (typed: Typed) => ReactNode> = {
  TextField: (typed) => <TextField label="Name" {...typed} />,
  TextArea: (typed) => <TextArea label="Name" {...typed} />,
  SearchField: search,
  TimeField: () => <TimeField label="From" value={null} onValueChange={() => undefined} />,
  'the word of ConfirmDialog': () => (
    <ConfirmDialog isOpen title="Remove" confirmLabel="Remove" word="REMOVE" onOpenChange={() => undefined} onConfirm={() => undefined} />
  ),
}

describe('§5 global input filtering applies to every text control', () => {
  it.each(Object.entries(filtered))('%s refuses markup, a scheme and a file name, and says so', async (_name, make) => {
    await render(<Controlled>{make}</Controlled>)
    for (const text of ['<b>x</b>', 'http://evil.example', 'run.exe', '<>=']) expect(insert(text), text).toBe(true)
    expect(insert('Pool gate')).toBe(false)
    await vi.waitFor(() => expect(announced()).toContain('Not entered'))
  })

  it('a search text that becomes a forbidden web address is cleared, and the page is told', async () => {
    await render(<Controlled>{search}</Controlled>)
    await userEvent.click(page.getByRole('searchbox'))
    await userEvent.keyboard('http:/')
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    expect(stateText()).toBe('')
    // The control is cleared at once; the announcement follows in a later task.
    await vi.waitFor(() => expect(announced()).toContain('undo can’t bring the text back'))
  })

  it('email, password and read-only fields are not filtered', async () => {
    const email = await render(<EmailField label="Email" />)
    expect(insert('<a@b.example>')).toBe(false)
    await email.unmount()
    const password = await render(<PasswordField label="Password" autoComplete="current-password" />)
    expect(insert('x.exe')).toBe(false)
    await password.unmount()
    await render(<ReadOnlyField label="Link" value="https://gate.example/Invite" />)
    expect(control().value).toBe('https://gate.example/Invite')
  })
})

describe('§5 form values are sanitized of markup, with ampersands and quotes restored', () => {
  it.each([
    ['Fish &amp; Chips', 'Fish & Chips'],
    ['Tom &quot;T&quot; O&#39;Neil', 'Tom "T" O\'Neil'],
    ['A<B', 'A<B'],
    ['  two  spaces ', '  two  spaces '],
  ])('a form gets the typed %j as %j', async (text, sanitized) => {
    await render(<Controlled>{(typed) => <TextField label="Name" {...typed} />}</Controlled>)
    setNativeValue(control(), text)
    announceInput(control())
    await expect.element(page.getByRole('textbox')).toHaveValue(sanitized)
    expect(stateText()).toBe(sanitized)
  })

  it('a typed `&amp;` becomes an ampersand, and the caret keeps its place', async () => {
    await render(<Controlled initial="Tom  Jerry">{(typed) => <TextField label="Name" {...typed} />}</Controlled>)
    control().focus()
    control().setSelectionRange(4, 4)
    await userEvent.keyboard('&amp;x')
    await expect.element(page.getByRole('textbox')).toHaveValue('Tom &x Jerry')
    expect(control().selectionStart).toBe(6)
  })

  it('markup written in character references is removed', async () => {
    await render(<Controlled>{(typed) => <TextArea label="Name" {...typed} />}</Controlled>)
    setNativeValue(control(), '&lt;b&gt;Unit&lt;/b&gt; 4')
    announceInput(control())
    expect(stateText()).not.toContain('b')
  })
})
