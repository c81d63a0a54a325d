import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { closedStatus } from '../../elements/StatusLabel/doorStatuses.ts'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { DoorRow } from '../../access/DoorRow/DoorRow.tsx'
import { Example } from './SitePlan.example.tsx'
import { sitePlanGuide } from './SitePlan.guide.ts'
import { SitePlan, type DoorOnPlan, type SitePlanProps } from './SitePlan.tsx'

const drawn = (width: number, height: number) => ({
  source: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#e2e4e6" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="#898c92" stroke-width="3" d="M20 20h${width - 40}v${height - 40}H20z"/></svg>`)}`,
  width, height,
})

const doors: readonly DoorOnPlan[] = [
  { id: 'main-entry', name: 'Main Gate, Entry', state: 'closed', stateName: 'Closed', x: 5640, y: 9000 },
  { id: 'main-exit', name: 'Main Gate, Exit', state: 'opened', stateName: 'Opened 9:41:03 AM', x: 4400, y: 9000 },
  { id: 'clubhouse', name: 'Clubhouse Front Door', state: 'heldOpen', stateName: 'Held open', x: 5160, y: 6000 },
  { id: 'garage', name: 'Garage Level P2, North Stairwell Door', state: 'leftOpen', stateName: 'Left open', x: 1200, y: 5520 },
  { id: 'pool-gate', name: 'Pool Gate', state: 'offline', stateName: 'Offline', x: 4840, y: 2600 },
  { id: 'tower', name: 'Tower B Lobby', state: 'locked', stateName: 'Locked down', x: 7340, y: 3310 },
  { id: 'service', name: 'Service Gate', state: 'sending', stateName: 'Opening', x: 9600, y: 5000 },
]

const details = (
  <DoorRow
    look="stacked" name="Main Gate, Entry" href="#" facts="W480 · last opened 9:37 AM" status={<StatusLabel status={closedStatus}>Closed</StatusLabel>} timeZone="America/Chicago" onAct={fn()}
    actions={[{ kind: 'open', refusal: null }, { kind: 'hold', refusal: null }, { kind: 'close', refusal: 'isClosed' }]}
  />
)

const meta = {
  title: 'charts/SitePlan',
  component: SitePlan,
  tags: ['autodocs'],
  parameters: { guide: sitePlanGuide },
  args: { picture: drawn(640, 400), label: 'Site plan of Whispering Pines', doors, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}><Story /></div>],
} satisfies Meta<typeof SitePlan>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Selected: Story = { args: { value: 'main-entry', children: details } }
export const SelectedDarkPhone: Story = { ...Selected, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const SelectedForcedColors: Story = { ...Selected, parameters: { forcedColors: true } }

/** In right-to-left languages only the text around the picture is mirrored, not the picture. */
export const SelectedRightToLeft: Story = { ...Selected, globals: { direction: 'rtl' } }

/** In a lockdown only the door that isn't locked has a label. */
export const Lockdown: Story = {
  args: { doors: doors.map((door) => (door.id === 'pool-gate' ? { ...door, state: 'failed', stateName: 'Not locked', label: 'Not locked' } : { ...door, state: 'locked', stateName: 'Locked', label: null })) },
  render: ({ onValueChange: _none, ...args }) => <SitePlan {...args} />,
}

/** A very wide picture scrolls sideways. */
export const Wide: Story = { args: { picture: drawn(2400, 240), value: 'pool-gate', children: details } }

/** A very tall picture scrolls down. */
export const Tall: Story = { args: { picture: drawn(240, 1600) } }

function Edited(props: SitePlanProps) {
  const [placed, setPlaced] = useState(props.doors)
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <SitePlan
      {...props} doors={placed} value={selected} onValueChange={({ value }) => setSelected(value)}
      onDoorMove={(moved) => {
        props.onDoorMove?.(moved)
        setPlaced(placed.map((door) => (door.id === moved.id ? { ...door, ...moved } : door)))
      }}
      onDoorRemove={({ id }) => setPlaced(placed.filter((door) => door.id !== id))}
    />
  )
}

/** Arrow keys move the focus from door to door, Enter selects one, and Escape closes its details. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Main Gate, Entry: Closed' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'clubhouse' })
  },
}

/** If details close, the focus returns to the door's mark. */
export const DetailsByKeyboard: Story = {
  ...Selected,
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('link', { name: 'Main Gate, Entry' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
    await expect(canvas.getByRole('button', { name: 'Main Gate, Entry: Closed' })).toHaveFocus()
  },
}

/** In an editor arrow keys move a door, and Delete removes it from the plan. */
export const MovedByKeyboard: Story = {
  parameters: { screenshot: false },
  args: { onDoorMove: fn() },
  render: (args) => <Edited {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const gate = () => canvas.getByRole('button', { name: 'Main Gate, Entry: Closed' })
    // Screen readers announce only a region that was there before its text.
    const status = canvas.getByRole('status')
    await userEvent.tab()
    await expect(gate()).toHaveFocus()
    await expect(gate()).toHaveAccessibleDescription(/^Drag a door to its place/)
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(args.onDoorMove).toHaveBeenLastCalledWith({ id: 'main-entry', x: 5540, y: 9100 })
    await expect(status).toHaveTextContent('Main Gate, Entry: 55% from the left, 91% from the top')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(args.onDoorMove).toHaveBeenLastCalledWith({ id: 'main-entry', x: 5540, y: 10_000 })
    await userEvent.keyboard('{Delete}')
    await expect(canvas.queryByRole('button', { name: 'Main Gate, Entry: Closed' })).toBeNull()
    await expect(status).toHaveTextContent('Main Gate, Entry is off the plan')
  },
}

/** A drag moves a door, at most to the picture's edge. */
export const MovedByPointer: Story = {
  parameters: { screenshot: false },
  args: { onDoorMove: fn() },
  render: (args) => <Edited {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const mark = canvas.getByRole('button', { name: 'Pool Gate: Offline' })
    // This method is replaced, because the test's events have no pointer that could be captured.
    mark.setPointerCapture = () => undefined
    const { left, top, width, height } = canvas.getByRole('img', { name: 'Site plan of Whispering Pines' }).getBoundingClientRect()
    const at = (x: number, y: number) => ({ target: mark, coords: { clientX: left + width * x, clientY: top + height * y } })
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...at(0.484, 0.26) }, at(0.25, 0.5), { keys: '[/MouseLeft]', ...at(0.25, 0.5) }])
    const [[moved]] = (args.onDoorMove as ReturnType<typeof fn>).mock.calls as [[{ id: string, x: number, y: number }]]
    await expect(moved.id).toBe('pool-gate')
    await expect(Math.abs(moved.x - 2500)).toBeLessThan(40)
    await expect(Math.abs(moved.y - 5000)).toBeLessThan(40)
    await expect(canvas.getByRole('status')).toHaveTextContent('Pool Gate: 25% from the left, 50% from the top')
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...at(0.25, 0.5) }, { keys: '[/MouseLeft]', ...at(1.5, 0.5) }])
    await expect((args.onDoorMove as ReturnType<typeof fn>).mock.lastCall).toEqual([expect.objectContaining({ x: 10_000 })])
  },
}
