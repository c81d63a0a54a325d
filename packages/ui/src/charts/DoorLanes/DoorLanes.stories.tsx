import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { closedStatus, heldOpenStatus, leftOpenStatus, offlineStatus } from '../../elements/StatusLabel/doorStatuses.ts'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { Example } from './DoorLanes.example.tsx'
import { doorLanesGuide } from './DoorLanes.guide.ts'
import { DoorLanes, type DoorLane, type DoorLaneState } from './DoorLanes.tsx'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00-06:00`)
const now = at('16:12')

/** Makes spans from midnight until now: the given ones, and closed between them. */
function spansOf(...others: [from: string, until: string, state: DoorLaneState, note?: string][]): DoorLane['spans'] {
  const edges = others.flatMap(([from, until, state, note]) => [{ at: at(from), state, ...(note !== undefined && { note }) }, { at: at(until), state: 'closed' as const }])
  const all = [{ at: at('00:00'), state: 'closed' as const }, ...edges].filter((edge) => edge.at < now)
  return all.map(({ at: from, ...edge }, index) => ({ from, until: all[index + 1]?.at ?? now, ...edge })).filter(({ from, until }) => from < until)
}
const everyMinutes = (from: string, until: string, minutes: number) => Array.from({ length: Math.floor((at(until) - at(from)) / (minutes * 60_000)) }, (_, index) => at(from) + index * minutes * 60_000)
const closed = <StatusLabel status={closedStatus}>Closed</StatusLabel>
const lockdown = ['12:30', '12:44', 'locked'] as const

const lanes: DoorLane[] = [
  {
    id: 'entry', name: 'Main Gate, Entry', href: '#entry', status: closed, openings: [...everyMinutes('06:10', '09:10', 7), ...everyMinutes('09:50', '16:00', 11)],
    spans: spansOf(['03:10', '03:22', 'offline'], ['09:10', '09:40', 'heldOpen'], [...lockdown], ['14:36', '14:43', 'leftOpen']), planned: [{ from: at('17:00'), until: at('18:30'), note: 'Evening rush' }],
  },
  { id: 'exit', name: 'Main Gate, Exit', href: '#exit', status: closed, openings: everyMinutes('09:05', '16:00', 9), spans: spansOf(['06:30', '09:00', 'heldOpen', 'Morning rush'], [...lockdown]) },
  { id: 'clubhouse', name: 'Clubhouse Front Door', href: '#clubhouse', status: <StatusLabel status={heldOpenStatus}>Held open</StatusLabel>, openings: everyMinutes('07:15', '15:00', 31), spans: spansOf([...lockdown], ['16:02', '16:12', 'heldOpen']), planned: [{ from: now, until: at('18:00') }] },
  { id: 'garage', name: 'Garage Level P2, North Stairwell Door', href: '#garage', status: <StatusLabel status={leftOpenStatus}>Left open</StatusLabel>, spans: spansOf(['08:14', '08:29', 'forced'], [...lockdown], ['16:06', '16:12', 'leftOpen']) },
  { id: 'pool', name: 'Pool Gate', href: '#pool', status: <StatusLabel status={offlineStatus}>Offline</StatusLabel>, openings: everyMinutes('10:30', '15:00', 67), spans: spansOf([...lockdown], ['15:46', '16:12', 'offline']) },
  { id: 'lobby', name: 'Tower B Lobby', href: '#lobby', status: closed, spans: [{ from: at('00:00'), until: at('05:00'), state: 'unknown' }, { from: at('05:00'), until: now, state: 'closed' }], openings: everyMinutes('06:00', '16:00', 43) },
]

const meta = {
  title: 'charts/DoorLanes',
  component: DoorLanes,
  tags: ['autodocs'],
  parameters: { guide: doorLanesGuide },
  args: { lanes, day: { start: at('00:00'), end: at('24:00') }, timeZone: 'America/Chicago', now },
} satisfies Meta<typeof DoorLanes>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const SixDoorsDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const SixDoorsForcedColors: Story = { parameters: { forcedColors: true } }

export const SixDoorsRightToLeft: Story = { globals: { direction: 'rtl' } }

/** On the page of a door the chart omits the door's name, because it is the page's title. */
export const OneDoor: Story = { args: { lanes: lanes.slice(0, 1), hasNames: false } }

/** A past day has no mark for the current time. A day on which the clock goes back has 25 hours. */
export const ClockChange: Story = {
  args: {
    day: { start: Date.parse('2026-11-01T00:00:00-05:00'), end: Date.parse('2026-11-02T00:00:00-06:00') }, now: undefined,
    lanes: [{ id: 'entry', name: 'Main Gate, Entry', openings: [], spans: [
      { from: Date.parse('2026-11-01T00:00:00-05:00'), until: Date.parse('2026-11-01T06:30:00-06:00'), state: 'closed' },
      { from: Date.parse('2026-11-01T06:30:00-06:00'), until: Date.parse('2026-11-01T09:00:00-06:00'), state: 'heldOpen' },
      { from: Date.parse('2026-11-01T09:00:00-06:00'), until: Date.parse('2026-11-02T00:00:00-06:00'), state: 'closed' },
    ] }],
  },
}

/** Nothing was recorded on this day. */
export const NoRecord: Story = { args: { now: undefined, lanes: [{ id: 'entry', name: 'Main Gate, Entry', spans: [{ from: at('00:00'), until: at('24:00'), state: 'unknown' }] }] } }

/** Arrow keys move the focus from span to span and from door to door. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('link', { name: 'Main Gate, Entry' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: 'Closed. 12:00 AM to 3:10 AM' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('img', { name: 'Offline. 3:10 AM to 3:22 AM' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('img', { name: 'Held open, Morning rush. 6:30 AM to 9:00 AM' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{End}')
    await expect(canvas.getByRole('img', { name: 'Scheduled to be open, Evening rush. 5:00 PM to 6:30 PM' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect(canvas.getByRole('img', { name: 'Scheduled to be open, Evening rush. 5:00 PM to 6:30 PM' })).toHaveFocus()
  },
}

/** A press on a span shows its times and links. Escape closes them, and the focus returns to the span. */
export const Details: Story = {
  args: { detailsFor: ({ id }) => <TextLink href={`#${id}`}>See activity</TextLink> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const offline = canvas.getByRole('button', { name: 'Offline. 3:46 PM to now' })
    await userEvent.click(offline)
    await waitFor(() => expect(within(screen.getByRole('dialog', { name: 'Offline. 3:46 PM to now' })).getByRole('link', { name: 'See activity' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(offline).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Closed\. 12:00 AM to 12:30 PM/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(offline)
  },
}

export const AsTable: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Main Gate, Exit, 6:30 AM to 9:00 AM Held open, Morning rush 0' })).toBeVisible()
  },
}
