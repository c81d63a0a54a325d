import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { closedStatus, heldOpenStatus, lockedStatus } from '../../elements/StatusLabel/doorStatuses.ts'
import { sendingStatus } from '../../elements/StatusLabel/resultStatuses.ts'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { Example } from './DoorRow.example.tsx'
import { doorRowGuide } from './DoorRow.guide.ts'
import { DoorRow } from './DoorRow.tsx'

const now = Date.parse('2026-11-21T15:41:00Z')

const meta = {
  title: 'access/DoorRow',
  component: DoorRow,
  tags: ['autodocs'],
  parameters: { guide: doorRowGuide },
  args: {
    name: 'Main Gate, Exit', facts: 'W480 · last opened 9:37 AM', status: <StatusLabel status={closedStatus}>Closed</StatusLabel>, now, timeZone: 'America/Chicago', onAct: fn(),
    actions: [{ kind: 'open', refusal: null }, { kind: 'hold', refusal: null }, { kind: 'close', refusal: 'isClosed' }, { kind: 'resume', refusal: 'followsSchedule' }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}><Story /></div>],
} satisfies Meta<typeof DoorRow>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** By keyboard, opening or holding a closed door takes two presses. Disabled buttons say why. */
export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Close, Main Gate, Exit' })).toHaveAccessibleDescription('It is already closed')
    await expect(canvas.queryByRole('button', { name: /schedule/ })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'open', until: null, reason: '' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const form = await canvas.findByRole('group', { name: 'Hold open until' })
    await expect(within(form).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['10:00 AM', '11:00 AM', '6:00 PM', 'Other time'])
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Furniture, unit 1407')
  },
}
export const ClosedDark: Story = { ...Closed, globals: { theme: 'dark' } }

/** In a narrow column one button opens the door; the other actions are in a sheet, as on a phone. */
export const Narrow: Story = {
  args: { look: 'narrow' },
  decorators: [(Story) => <div style={{ maxInlineSize: 336 }}><Story /></div>],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open', ''])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open, Main Gate, Exit' }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'open', until: null, reason: '' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions, Main Gate, Exit' }))
    const sheet = await screen.findByRole('dialog', { name: 'Main Gate, Exit' })
    await waitFor(() => expect(within(sheet).getByText('Closed')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** In one of two columns there are two buttons. */
export const Half: Story = {
  args: { look: 'half' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}><Story /></div>],
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(buttons).toEqual(['Open, Main Gate, Exit', 'Hold until…, Main Gate, Exit', 'Actions, Main Gate, Exit'])
  },
}

/** A hold can end at any time of the property's day; a past time means tomorrow. */
export const OtherTime: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Hold until…, Main Gate, Exit' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Other time' }))
    await userEvent.type(canvas.getByLabelText('Time'), '8:30 am{Tab}')
    await userEvent.click(await canvas.findByRole('button', { name: /^Hold until Sun/ }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'hold', until: Date.parse('2026-11-22T14:30:00Z'), reason: '' })
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Hold open until' })).toBeNull())
  },
}

/** A door that is held open can be held longer, closed, and returned to its schedule. */
export const Held: Story = {
  args: {
    facts: 'Until 6:00 PM: “HOA meeting”, Beatriz Lozano', status: <StatusLabel status={heldOpenStatus}>Held open</StatusLabel>, heldUntil: Date.parse('2026-11-22T00:00:00Z'),
    actions: [{ kind: 'open', refusal: 'standsOpen' }, { kind: 'hold', refusal: null }, { kind: 'close', refusal: null }, { kind: 'resume', refusal: null }],
  },
}

/** On a narrow phone a long reason follows the status as one text. The button closes the door, because it is open. */
export const HeldNarrow: Story = {
  args: { ...Held.args, facts: 'Until 6:00 PM: “Moving day in building 4, the movers come and go until the evening”, Beatriz Lozano' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [facts, status] = [canvas.getByText(/Moving day/), canvas.getByText('Held open')].map((part) => part.getBoundingClientRect())
    await expect(facts?.top).toBeLessThan(status?.bottom ?? 0)
    await expect(status?.top).toBeGreaterThanOrEqual(canvas.getByText('Main Gate, Exit').getBoundingClientRect().bottom - 1)
    await expect(canvas.getByRole('button', { name: 'Close, Main Gate, Exit' })).toBeVisible()
  },
}

/** The door's controller has not answered yet: a second press does nothing. */
export const Waiting: Story = {
  args: { status: <StatusLabel status={sendingStatus}>Opening</StatusLabel>, facts: 'WXL · sent 9:41:05 AM, no answer yet', busy: 'open' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open, Main Gate, Exit' }))
    await expect(args.onAct).not.toHaveBeenCalled()
  },
}

/** Lockdown: all buttons stay in place, disabled with the reason. */
export const LockedDown: Story = {
  args: {
    status: <StatusLabel status={lockedStatus}>Locked down</StatusLabel>, name: 'Garage Level P2, North Stairwell Door',
    actions: [{ kind: 'open', refusal: 'lockedDown' }, { kind: 'hold', refusal: 'lockedDown' }, { kind: 'close', refusal: 'lockedDown' }],
  },
}
export const LockedDownRightToLeft: Story = { ...LockedDown, globals: { direction: 'rtl', locale: 'pseudo' } }

/** Beside the title of a door's page, which shows the door's name and state. "Hold until…" opens the sheet at its form. */
export const BesideTitle: Story = {
  args: { look: 'title' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hold until…', 'Open', ''])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hold until…, Main Gate, Exit' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Main Gate, Exit' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Hold until 11:00 AM' }))
    await expect(args.onAct).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'hold' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** On a phone: one button, and a sheet with all actions that says what each does. */
export const SheetPhone: Story = {
  args: Held.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions, Main Gate, Exit' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Main Gate, Exit' }))
    await userEvent.click(sheet.getByRole('button', { name: /^Open/ }))
    await expect(args.onAct).not.toHaveBeenCalled()
    await waitFor(() => expect(sheet.getByText('It is already open')).toBeVisible())
  },
}
export const SheetDarkPhone: Story = { ...SheetPhone, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The row for users who may not open or close the door. */
export const OnlyShown: Story = { args: { actions: [] } }

export const Spanish: Story = { args: Held.args ?? {}, globals: { locale: 'es' } }
