import type { CallPlan, VideoCallPlan } from '@portal/domain'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { es } from '../../words/es.ts'
import { PortalProvider } from '../../words/PortalProvider.tsx'
import { exampleNow, exampleNumbers, examplePeople, examplePlan, faultyPlan, shortPlan } from '../internal/examplePlans.ts'
import { CallGroupEditor, type CallGroupEditorProps } from './CallGroupEditor.tsx'

const onValueChange = vi.fn<(change: { value: CallPlan }) => void>()
afterEach(() => onValueChange.mockClear())

function Page({ initial = examplePlan, ...props }: Partial<CallGroupEditorProps> & { initial?: CallPlan }) {
  const [value, setValue] = useState<CallPlan>(initial)
  return (
    <CallGroupEditor
      people={examplePeople} timeZone="America/Chicago" now={exampleNow} station="Main Gate" {...props} value={value}
      onValueChange={(change) => {
        onValueChange(change)
        setValue(change.value)
      }}
    />
  )
}

const tiers = () => (onValueChange.mock.lastCall?.[0].value as VideoCallPlan | undefined)?.tiers
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const said = (text: string) => expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument()

describe('by keyboard', () => {
  it('keys pick up a user, move them within a step and to the next, and drop them, with announcements', async () => {
    await render(<Page />)
    handle('Ana Lucía Barrientos').element().focus()
    await userEvent.keyboard(' ')
    await said('Ana Lucía Barrientos lifted: position 1 of 1 in First called. Arrow keys move.')
    await userEvent.keyboard('{ArrowRight}')
    expect(tiers()).toEqual([[], [1, 2]])
    await said('Ana Lucía Barrientos: position 1 of 2 in Second called.')
    await expect.element(handle('Ana Lucía Barrientos')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(tiers()).toEqual([[], [2, 1]])
    await userEvent.keyboard(' ')
    await said('Ana Lucía Barrientos dropped: position 2 of 2 in Second called.')
    await userEvent.keyboard('{ArrowUp}')
    expect(tiers()).toEqual([[], [2, 1]])
  })

  it('Escape cancels the move', async () => {
    await render(<Page />)
    handle('Ana Lucía Barrientos').element().focus()
    await userEvent.keyboard(' {ArrowRight}{Escape}')
    expect(tiers()).toEqual([[1], [2]])
    await said('Ana Lucía Barrientos put back: position 1 of 1 in First called.')
    await expect.element(handle('Ana Lucía Barrientos')).toHaveFocus()
  })

  it('a full step is announced and accepts no more users', async () => {
    await render(<Page initial={{ ...examplePlan, tiers: [[1, 2, 4], [5]] }} />)
    handle('Marcus Tran').element().focus()
    await userEvent.keyboard(' {ArrowLeft}')
    await said('First called is full: 3 at most.')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('arrow keys follow the text direction, and announcements the page’s language', async () => {
    await render(<div dir="rtl"><PortalProvider words={es}><Page /></PortalProvider></div>)
    page.getByRole('button', { name: 'Mover a Ana Lucía Barrientos', exact: true }).element().focus()
    await userEvent.keyboard(' {ArrowLeft}')
    expect(tiers()).toEqual([[], [1, 2]])
    await said('Ana Lucía Barrientos: posición 1 de 2 en Segunda llamada.')
  })
})

it('the pointer drags a user into the other step', async () => {
  await render(<Page />)
  const card = page.getByRole('listitem').filter({ has: handle('Ana Lucía Barrientos') }).last()
  await expect.element(card).toHaveAttribute('draggable', 'true')
  await userEvent.dragAndDrop(card, page.getByRole('list', { name: 'Second called' }))
  await vi.waitFor(() => expect(tiers()?.[1]).toContain(1))
  expect(tiers()?.[0]).toEqual([])
})

it('the menu moves a user, and the focus follows', async () => {
  await render(<Page />)
  await userEvent.click(page.getByRole('button', { name: 'Actions for Ana Lucía Barrientos' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Move to Second called' }))
  expect(tiers()).toEqual([[], [2, 1]])
  await expect.element(page.getByRole('button', { name: 'Actions for Ana Lucía Barrientos' })).toHaveFocus()
})

it('users found by name are added one after another, and the summary of the call follows', async () => {
  await render(<Page initial={shortPlan} />)
  await expect.element(page.getByText(/“Second called” is empty: no phone rings for 30 seconds\./)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Add user' }).last())
  await userEvent.fill(page.getByRole('combobox', { name: 'Add a user to Second called' }), 'ben')
  await userEvent.keyboard('{Enter}')
  expect(tiers()).toEqual([[1], [2]])
  await expect.element(page.getByText('Ben Barrientos’s phone rings, with video.')).toBeVisible()
  await expect.element(page.getByText(/“Second called” is empty: no phone rings for 30 seconds\./)).not.toBeInTheDocument()
  // The field is empty and still has the focus.
  await userEvent.keyboard('tran')
  await userEvent.keyboard('{Enter}')
  expect(tiers()).toEqual([[1], [2, 5]])
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.element(page.getByRole('button', { name: 'Add user' }).last()).toHaveFocus()
})

it('a user is removed and added back by undo', async () => {
  await render(<Page />)
  await userEvent.click(page.getByRole('button', { name: 'Remove Ben Barrientos', exact: true }))
  expect(tiers()).toEqual([[1], []])
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(tiers()).toEqual([[1], [2]])
})

it('a phone number that was focused but not edited stays as it is stored', async () => {
  await render(<Page initial={{ ...examplePlan, voiceNumber: { phone: '(713) 555-0100', label: 'Desk', personId: null } }} />)
  await userEvent.click(page.getByLabelText('Phone number'))
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('Phone number')).not.toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('a user’s quiet hours are below their name, and the page’s own items in their menu', async () => {
  const opened = vi.fn()
  const night = [{ days: [1, 2, 3, 4, 5, 6, 7] as const, start: 1320, end: 420 }]
  const people = examplePeople.map((person) => (person.id === 1 ? { ...person, quietHours: night } : person))
  await render(<Page people={people} itemsFor={({ person }) => [{ id: 'hours', label: 'When it rings', onSelect: () => opened(person.name) }]} />)
  await expect.element(page.getByRole('list', { name: 'First called' }).getByText(/Rings: Every day, 7:00 AM to 10:00 PM/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Actions for Ana Lucía Barrientos' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'When it rings' }))
  expect(opened).toHaveBeenCalledExactlyOnceWith('Ana Lucía Barrientos')
})

describe('warnings', () => {
  it('each warning is beside its fix', async () => {
    await render(<Page initial={faultyPlan} />)
    await expect.element(page.getByText(/Wm\. J\. Abernathy can’t take video calls until the app is set up\./)).toBeVisible()
    await expect.element(page.getByText(/A visitor who waits 60 seconds reaches no one/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remove here' }))
    expect(tiers()).toEqual([[1, 3, 5], [99]])
  })

  it('adding a phone number removes the warning about the end of the call, and stores the number in E.164', async () => {
    await render(<Page initial={shortPlan} />)
    await userEvent.fill(page.getByLabelText('Phone number'), '713 555 0100')
    await userEvent.keyboard('{Tab}')
    expect(onValueChange.mock.lastCall?.[0].value).toMatchObject({ voiceNumber: { phone: '+17135550100' } })
    await expect.element(page.getByLabelText('Phone number')).toHaveValue('(713) 555-0100')
    await expect.element(page.getByText(/A visitor who waits/)).not.toBeInTheDocument()
  })
})

describe('a voice group', () => {
  it('a voice group accepts only phone numbers that can be called', async () => {
    await render(<Page initial={exampleNumbers} />)
    await userEvent.click(page.getByRole('button', { name: 'Add a number' }))
    await userEvent.fill(page.getByLabelText('Phone number'), '12')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter a phone number with its area code.')).toBeVisible()
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.fill(page.getByLabelText('Phone number'), '(281) 555-0199')
    await userEvent.fill(page.getByLabelText(/Label/), 'Office')
    await userEvent.click(page.getByRole('button', { name: 'Save number' }))
    expect(onValueChange.mock.lastCall?.[0].value).toMatchObject({ numbers: [{ label: 'Mobile' }, { label: 'Home' }, { label: 'Office', phone: '+12815550199' }] })
  })
})

it('a user without the right to edit sees the same plan without controls', async () => {
  await render(<Page readOnly />)
  await expect.element(page.getByRole('list', { name: 'First called' })).toMatchTextContent(/Ana Lucía Barrientos/)
  await expect.element(page.getByText(/^\(713\) 555-0100/).first()).toBeVisible()
  for (const name of ['Move', 'Remove', 'Add']) await expect.element(page.getByRole('button', { name: new RegExp(`^${name}`) })).not.toBeInTheDocument()
})
