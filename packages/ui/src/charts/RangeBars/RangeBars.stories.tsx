import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Example } from './RangeBars.example.tsx'
import { rangeBarsGuide } from './RangeBars.guide.ts'
import { RangeBars } from './RangeBars.tsx'
import type { BarRange } from './useBrush.ts'

const entries = [5, 8, 7, 9, 12, 10, 9, 8, 6, 5, 4, 3, 2, 2, 3, 1, 0, 0, 0, 0, 0, 1, 0, 3, 4, 6, 9, 12, 13, 11, 10, 9, 10, 13, 12, 15, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const denied: Partial<Record<number, number>> = { 13: 2, 19: 3, 20: 1, 30: 1, 34: 1, 36: 1 }
const hourName = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
const bars = entries.map((count, hour) => ({
  name: `${hour < 24 ? 'Nov 22' : 'Nov 23'}, ${hourName(hour)} to ${hourName(hour + 1)}`, entries: count, denied: denied[hour] ?? 0,
  ...(hour % 6 === 0 && { label: hour % 24 === 0 ? (hour === 0 ? 'Nov 22' : 'Nov 23') : hourName(hour) }), isNewDay: hour % 24 === 0,
}))

const meta = {
  title: 'charts/RangeBars',
  component: RangeBars,
  tags: ['autodocs'],
  parameters: { guide: rangeBarsGuide },
  args: { bars, now: 36.2, onValueChange: fn() },
} satisfies Meta<typeof RangeBars>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Bars that aren't selected are faint; the legend counts the selected ones. */
export const Selected: Story = { args: { value: { start: 19, end: 21 }, valueName: '7 PM to 9 PM' } }

/** Visitor calls are between entries and refusals. */
export const WithCalls: Story = {
  args: { bars: bars.map((bar, hour) => ({ ...bar, calls: hour % 5 === 4 ? 2 : 0 })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Nov 22, 4 AM to 5 AM. Entries: 12. Visitor calls: 2. Denied: 0' })).toBeVisible()
  },
}

/** A selection may begin and end inside a bar; then the caller gives the exact sums. */
export const SelectedInsideBars: Story = {
  parameters: { screenshot: false },
  args: { value: { start: 19.5, end: 20.5 }, valueName: '7:30 PM to 8:30 PM', sums: { entries: 0, denied: 2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2')).toBeVisible()
  },
}

export const SelectedDarkPhone: Story = { ...Selected, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const SelectedForcedColors: Story = { ...Selected, parameters: { forcedColors: true } }

export const SelectedRightToLeft: Story = { ...Selected, globals: { direction: 'rtl' } }

function Kept({ start }: { start: BarRange | null }) {
  const [selected, setSelected] = useState(start)
  return <RangeBars bars={bars} value={selected} onValueChange={({ value: next }) => setSelected(next)} />
}

/** Shift with arrow keys selects bars; Escape clears the selection. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  render: () => <Kept start={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pressed = () => canvas.queryAllByRole('button', { pressed: true }).map((bar) => bar.getAttribute('aria-label')?.split('. ')[0])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Nov 22, 12 AM to 1 AM. Entries: 5. Denied: 0' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(pressed()).toEqual(['Nov 22, 1 AM to 2 AM', 'Nov 22, 2 AM to 3 AM', 'Nov 22, 3 AM to 4 AM'])
    await userEvent.keyboard('{Escape}')
    await expect(pressed()).toEqual([])
    await userEvent.keyboard('{End}{Enter}')
    await expect(pressed()).toEqual(['Nov 23, 11 PM to 12 AM'])
  },
}

/** A drag selects the bars under it, and an edge of the selection can be dragged. */
export const ByPointer: Story = {
  parameters: { screenshot: false },
  render: () => <Kept start={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Entries over time' })
    const { left, width, top } = list.getBoundingClientRect()
    // This method is replaced, because the test's events have no pointer that could be captured.
    if (list.parentElement) list.parentElement.setPointerCapture = () => undefined
    const drag = async (from: number, to: number) => userEvent.pointer([
      { keys: '[MouseLeft>]', target: list, coords: { clientX: left + (from / 48) * width, clientY: top + 20 } },
      { target: list, coords: { clientX: left + (to / 48) * width, clientY: top + 20 } },
      { keys: '[/MouseLeft]', target: list, coords: { clientX: left + (to / 48) * width, clientY: top + 20 } },
    ])
    const count = () => canvas.queryAllByRole('button', { pressed: true }).length
    await drag(20.5, 10.5)
    await expect(count()).toBe(11)
    await drag(21, 25)
    await expect(count()).toBe(15)
    await drag(5.5, 5.5)
    await expect(count()).toBe(1)
  },
}

export const AsTable: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Nov 22, 7 PM to 8 PM 0 3' })).toBeVisible()
  },
}

/** There are no entries and no refusals. */
export const Nothing: Story = { args: { bars: bars.map((bar) => ({ ...bar, entries: 0, denied: 0 })) } }
