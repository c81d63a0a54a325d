import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import readingCases from '../../../test-data/filter-reading.json'
import { FilteredTextArea, FilteredTextField } from '../FilteredTextField/FilteredTextField.tsx'
import { announceInput, setNativeValue } from '../internal/nativeValue.ts'
import { textFilterMessages } from './textFilter.messages.ts'
import type { FilterEvent } from './useTextFilter.ts'

interface FormProps { initial?: string, type?: 'text' | 'tel' | 'url', readOnly?: boolean, onFiltered?: (event: FilterEvent) => void }

function ControlledForm({ initial = '', ...field }: FormProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <FilteredTextField label="Name" value={value} onChange={(event) => setValue(event.target.value)} {...field} />
      <p data-state>{value}</p>
    </>
  )
}

const name = page.getByRole('textbox', { name: 'Name' })
const stateText = () => document.querySelector('[data-state]')?.textContent
const announced = () => page.getByRole('status').first().element().textContent

async function paste(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  await userEvent.keyboard('{Control>}v{/Control}')
}

describe('§5 global input filtering', () => {
  it('typed comparison characters are refused, and other characters accepted', async () => {
    await render(<ControlledForm />)
    await userEvent.click(name)
    await userEvent.keyboard('A<B')
    await expect.element(name).toHaveValue('AB')
    expect(stateText()).toBe('AB')
  })

  it('a paste of A<B is accepted, and a paste of only <=> is refused', async () => {
    await render(<ControlledForm />)
    await userEvent.click(name)
    await paste('A<B')
    await paste('<=>')
    await expect.element(name).toHaveValue('A<B')
    expect(announced()).toBe(`Not entered: ${textFilterMessages.causes.comparison}`)
  })

  it('a forbidden paste is refused as a whole, and the value stays', async () => {
    const onFiltered = vi.fn()
    await render(<ControlledForm initial="Gate " onFiltered={onFiltered} />)
    await userEvent.click(name)
    await userEvent.keyboard('{End}')
    await paste('http://a.example')
    await expect.element(name).toHaveValue('Gate ')
    expect(announced()).toBe(`Not entered: ${textFilterMessages.causes.scheme}`)
    expect(onFiltered).toHaveBeenCalledWith({ action: 'refused', reason: 'scheme' })
  })

  it('a value that becomes forbidden while typing is cleared, in the form state too, with a note that undo cannot restore it', async () => {
    const onFiltered = vi.fn()
    await render(<ControlledForm onFiltered={onFiltered} />)
    await userEvent.click(name)
    await userEvent.keyboard('see http:')
    await expect.element(name).toHaveValue('see http:')
    await userEvent.keyboard('/')
    await expect.element(name).toHaveValue('')
    expect(stateText()).toBe('')
    await vi.waitFor(() => expect(announced()).toContain('undo can’t bring the text back'))
    expect(onFiltered).toHaveBeenCalledExactlyOnceWith({ action: 'cleared', reason: 'scheme' })
  })

  it('the reason stays long enough to read, even while the user types on, and disappears at a later edit', async () => {
    await render(<ControlledForm />)
    await userEvent.click(name)
    await userEvent.keyboard('a<b')
    await expect.element(name).toHaveValue('ab')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(announced()).toContain('Not entered')
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
    await userEvent.keyboard('c')
    await vi.waitFor(() => expect(announced()).toBe(''))
    vi.restoreAllMocks()
  })

  it('a loaded value stays unchanged until it is edited', async () => {
    await render(<ControlledForm initial="report.html" />)
    await userEvent.click(name)
    await userEvent.tab()
    await expect.element(name).toHaveValue('report.html')
    await userEvent.click(name)
    await userEvent.keyboard('{End} ')
    await expect.element(name).toHaveValue('')
  })

  it('values set by a script or autofill are checked', async () => {
    await render(<ControlledForm />)
    const element = name.element()
    if (!(element instanceof HTMLInputElement)) throw new Error('not an input')
    setNativeValue(element, '<b>x</b>')
    announceInput(element)
    await expect.element(name).toHaveValue('')
    expect(stateText()).toBe('')
  })

  it('an input method is not interrupted, and the whole value is checked at its end', async () => {
    await render(<ControlledForm />)
    await userEvent.click(name)
    await userEvent.keyboard('http:')
    const session = cdp()
    await session.send('Input.imeSetComposition', { text: '/', selectionStart: 1, selectionEnd: 1 })
    await expect.element(name).toHaveValue('http:/')
    await session.send('Input.insertText', { text: '/' })
    await expect.element(name).toHaveValue('')
    expect(stateText()).toBe('')
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
    await session.send('Input.insertText', { text: '日本' })
    await expect.element(name).toHaveValue('日本')
    expect(stateText()).toBe('日本')
  })

  it('a forbidden value that undo restores is cleared', async () => {
    await render(<ControlledForm initial="a.php" />)
    await userEvent.click(name)
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await expect.element(name).toHaveValue('')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(name).toHaveValue('')
  })

  it('the filter works in text areas', async () => {
    await render(<FilteredTextArea label="Name" />)
    await userEvent.click(name)
    await userEvent.keyboard('a{Enter}<')
    await paste('<script>')
    await expect.element(name).toHaveValue('a\n')
  })

  it('the live region exists before the announcement', async () => {
    await render(<ControlledForm />)
    expect(page.getByRole('status').elements().some((region) => region.textContent === '')).toBe(true)
  })

  it.each(readingCases.items)('the pasted text %o is filtered', async ({ input, expected }) => {
    await render(<FilteredTextArea label="Name" />)
    const element = name.element()
    const event = new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: input, cancelable: true, bubbles: true })
    element.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(expected !== null)
  })
})
