import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Example } from './BarsByHour.example.tsx'
import { barsByHourGuide } from './BarsByHour.guide.ts'
import { BarsByHour } from './BarsByHour.tsx'

const entries = [3, 1, 1, 0, 1, 5, 12, 20, 22, 17, 15, 18, 22, 17, 18, 28, 14, 0, 0, 0, 0, 0, 0, 0]
const denied: Partial<Record<number, number>> = { 1: 2, 2: 1, 8: 1, 11: 1, 13: 1, 14: 1, 15: 1, 16: 1 }
const usual = [2, 2, 1, 1, 1, 4, 11, 19, 24, 18, 15, 19, 21, 18, 19, 23, 25, 28, 26, 19, 13, 8, 5, 3]

const meta = {
  title: 'charts/BarsByHour',
  component: BarsByHour,
  tags: ['autodocs'],
  parameters: { guide: barsByHourGuide },
  args: { hours: entries.map((count, hour) => ({ entries: count, denied: denied[hour] ?? 0, usual: usual[hour] ?? 0 })), usualByNow: 201.8, now: 972, labels: { usual: 'Usual Monday' } },
} satisfies Meta<typeof BarsByHour>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const TodayDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A new property has no usual day to compare with. */
export const FirstEntries: Story = { args: { hours: entries.map((_, hour) => ({ entries: hour === 9 ? 2 : 0, denied: hour === 9 ? 1 : 0 })), now: 600 } }

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: '8 AM to 9 AM 22 1 24' })).toBeVisible()
  },
}

/** Arrow keys move the focus from hour to hour. Screen readers read the hour and its numbers. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: '12 AM to 1 AM. Entries: 3. Denied: 0. Usual Monday: 2' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByRole('img', { name: /^10 PM to 11 PM/ })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(canvas.getByRole('img', { name: /^12 AM to 1 AM/ })).toHaveFocus()
  },
}
