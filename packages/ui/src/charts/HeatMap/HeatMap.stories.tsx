import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Example } from './HeatMap.example.tsx'
import { heatMapGuide } from './HeatMap.guide.ts'
import { HeatMap } from './HeatMap.tsx'

const used: Record<string, number> = {
  '1-7': 3, '1-8': 2, '1-12': 1, '1-16': 1, '1-17': 4, '1-18': 2, '1-19': 1, '2-7': 2, '2-8': 3, '2-17': 2, '2-18': 3, '2-20': 1, '3-1': 1, '3-7': 3, '3-8': 1, '3-12': 1, '3-17': 3, '3-18': 1,
  '4-7': 2, '4-8': 3, '4-13': 1, '4-17': 2, '4-18': 3, '5-7': 3, '5-9': 2, '5-17': 3, '5-21': 1, '6-10': 2, '6-11': 2, '6-14': 1, '7-10': 2, '7-15': 1,
}
const denied = new Set(['3-5', '5-23', '7-22', '5-17'])
const hours = Array.from({ length: 168 }, (_, place) => {
  const [day, hour] = [Math.floor(place / 24) + 1, place % 24]
  return { entries: used[`${day}-${hour}`] ?? 0, denied: denied.has(`${day}-${hour}`) ? 1 : 0, isPermitted: hour >= 6 && hour < (day > 5 ? 20 : 22) }
})

function Kept({ start }: { start: number | null }) {
  const [selected, setSelected] = useState(start)
  return <HeatMap hours={hours} value={selected} onValueChange={({ value: next }) => setSelected(next)} />
}

const meta = {
  title: 'charts/HeatMap',
  component: HeatMap,
  tags: ['autodocs'],
  parameters: { guide: heatMapGuide },
  args: { hours },
} satisfies Meta<typeof HeatMap>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** One hour is selected. Permitted hours are longer on weekdays. */
export const Selected: Story = { render: () => <Kept start={17} /> }

export const SelectedDarkPhone: Story = { ...Selected, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const SelectedForcedColors: Story = { ...Selected, parameters: { forcedColors: true } }

export const SelectedRightToLeft: Story = { ...Selected, globals: { direction: 'rtl' } }

/** There were few entries, and permitted hours are unknown. */
export const FewEntries: Story = { args: { hours: hours.map((_, place) => ({ entries: place === 34 ? 1 : 0, denied: 0 })) } }

/** Arrow keys move the focus by hour and by day; Enter selects an hour. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  render: () => <Kept start={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Sunday, 12 AM to 1 AM/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Wednesday, 1 AM to 2 AM. Entries: 1. Denied: 0. Outside permitted hours' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}

export const AsTable: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Wednesday, 1 AM to 2 AM 1 0 Outside permitted hours' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(36)
  },
}
