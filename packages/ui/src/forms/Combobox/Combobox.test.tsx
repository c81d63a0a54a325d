import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx'

const doors = Array.from({ length: 400 }, (_none, index) => ({ value: String(index), label: `Tower ${'ABCD'[index % 4]}, door ${index + 1}` }))
const onValueChange = vi.fn()
afterEach(() => onValueChange.mockClear())

function Page({ initial = '', ...props }: Partial<ComboboxFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <ComboboxField
      label="Door" options={doors} {...props} value={value}
      onValueChange={(change) => {
        onValueChange(change)
        setValue(change.value)
      }}
    />
  )
}

const field = page.getByRole('combobox', { name: 'Door' })
const option = (name: string) => page.getByRole('option', { name })

describe('by keyboard', () => {
  it('part of a name finds an option among 400, and Enter chooses it', async () => {
    await render(<Page />)
    field.element().focus()
    await userEvent.keyboard('door 399')
    await expect.element(option('Tower C, door 399')).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: '1 choice' })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '398' })
    await expect.element(field).toHaveValue('Tower C, door 399')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('the arrow key opens the whole list at the chosen option', async () => {
    await render(<Page initial="5" />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Tower B, door 6')).toHaveAttribute('aria-selected', 'true')
    expect(page.getByRole('option').elements()).toHaveLength(400)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '6' })
  })

  it('typed text that was not chosen is cleared', async () => {
    await render(<Page initial="5" />)
    field.element().focus()
    await userEvent.keyboard('nothing like it')
    await expect.element(page.getByText('No matches.').first()).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue('Tower B, door 6')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('deleting the text clears the choice only if the field may be empty', async () => {
    await render(<Page initial="5" canBeEmpty />)
    await userEvent.clear(field)
    await userEvent.keyboard('{Escape}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '' })
  })
})

it('a press chooses an option', async () => {
  await render(<Page />)
  await userEvent.click(field)
  await userEvent.click(option('Tower A, door 5'))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '4' })
})

it('the field requests options while a user types, and keeps the chosen name when other options arrive', async () => {
  const onSearchChange = vi.fn()
  await render(<Page initial="77" options={[{ value: '1', label: 'Ada Aaltonen', fact: 'Unit 728' }]} chosenLabel="Omar Haddad" onSearchChange={onSearchChange} />)
  await expect.element(field).toHaveValue('Omar Haddad')
  await userEvent.fill(field, 'ada')
  expect(onSearchChange).toHaveBeenLastCalledWith({ search: 'ada' })
  await expect.element(option('Ada Aaltonen Unit 728')).toBeVisible()
})

it('Enter chooses no option of an earlier text while the service searches', async () => {
  await render(<Page options={[{ value: '1', label: 'Ada Aaltonen' }]} onSearchChange={() => {}} isBusy />)
  await userEvent.fill(field, 'omar')
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).not.toHaveBeenCalled()
  await expect.element(field).toHaveValue('omar')
  await expect.element(option('Ada Aaltonen')).toBeVisible()
})

it('the first Escape closes the list, the second the dialog around it', async () => {
  function Question() {
    const [isOpen, setOpen] = useState(true)
    return <Dialog isOpen={isOpen} title="Which door?" onOpenChange={(change) => setOpen(change.isOpen)}><Page /></Dialog>
  }
  await render(<Question />)
  await userEvent.click(field)
  await expect.element(option('Tower A, door 1')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('label, help and error are connected to the control', async () => {
  await render(<Page help="Where the code opens." error="Choose a door." />)
  await expect.element(field).toHaveAccessibleDescription('Choose a door. Where the code opens.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

it('a form posts the value of the choice, not its label', async () => {
  const screen = await render(<form><Page initial="5" name="door" /></form>)
  const posted = () => Object.fromEntries(new FormData(screen.container.querySelector('form') ?? undefined))
  expect(posted()).toEqual({ door: '5' })
  await userEvent.fill(field, 'door 399')
  await userEvent.keyboard('{Enter}')
  await expect.poll(posted).toEqual({ door: '398' })
})
