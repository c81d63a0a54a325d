import { DoorOpen, UserRound } from 'lucide-react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CommandPalette, type PaletteSection } from './CommandPalette.tsx'

const onItemSelect = vi.fn()
const onOpenChange = vi.fn()
beforeEach(() => {
  onItemSelect.mockClear()
  onOpenChange.mockClear()
  location.hash = ''
})

const people: PaletteSection = {
  id: 'people', title: 'Users',
  items: ['Marcus Tran', 'Sofia Marchetti'].map((title) => ({ id: title, icon: UserRound, title, href: `#${title.split(' ')[0]}` })),
}
const actions: PaletteSection = {
  id: 'actions', title: 'Actions',
  items: [
    { id: 'open', icon: DoorOpen, title: 'Open Main Gate', question: { title: 'Open Main Gate now?', confirm: 'Open it' } },
    { id: 'lock', icon: DoorOpen, title: 'Lock Main Gate', isDisabled: true },
  ],
}

const sections = [people, actions]

function Page() {
  const [search, setSearch] = useState('ma')
  return <CommandPalette isOpen value={search} onValueChange={(change) => setSearch(change.value)} sections={sections} onItemSelect={onItemSelect} onOpenChange={onOpenChange} />
}

const field = page.getByRole('combobox', { name: 'Go to anything' })
const activeName = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent?.trim()

describe('by keyboard', () => {
  it('the focus starts in the field, and arrow keys go through all results and wrap around', async () => {
    await render(<Page />)
    await expect.element(field).toHaveFocus()
    expect(activeName()).toBe('Marcus Tran')
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(activeName()).toBe('Sofia Marchetti'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await vi.waitFor(() => expect(activeName()).toBe('Marcus Tran'))
  })

  it('Tab goes to the next section, Enter follows a link, Escape closes the palette', async () => {
    await render(<Page />)
    await userEvent.keyboard('{Tab}')
    await vi.waitFor(() => expect(activeName()).toBe('Open Main Gate'))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await vi.waitFor(() => expect(activeName()).toBe('Marcus Tran'))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(location.hash).toBe('#Marcus'))
    expect(onItemSelect).toHaveBeenCalledExactlyOnceWith({ item: people.items[0] })
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ isOpen: false })
  })

  it('a new search starts at its first result', async () => {
    await render(<Page />)
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(activeName()).toBe('Sofia Marchetti'))
    await userEvent.keyboard('r')
    await vi.waitFor(() => expect(activeName()).toBe('Marcus Tran'))
  })

  it('an action with a question is confirmed first; pressing Enter twice does not run it', async () => {
    await render(<Page />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    expect(onItemSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Open it' }).click()
    expect(onItemSelect).toHaveBeenCalledExactlyOnceWith({ item: actions.items[0] })
  })
})

it('the searched words are marked, and the number of results is announced', async () => {
  await render(<Page />)
  const option = page.getByRole('option', { name: 'Sofia Marchetti' })
  expect(option.element().querySelector('mark')?.textContent).toBe('Ma')
  await expect.element(page.getByRole('status').filter({ hasText: '4 results' })).toBeInTheDocument()
})

it('an unavailable action stays in the list and does nothing', async () => {
  await render(<Page />)
  await page.getByRole('option', { name: 'Lock Main Gate' }).click({ force: true })
  expect(onItemSelect).not.toHaveBeenCalled()
})
