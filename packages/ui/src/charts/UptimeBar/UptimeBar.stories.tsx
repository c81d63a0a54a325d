import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Example } from './UptimeBar.example.tsx'
import { uptimeBarGuide } from './UptimeBar.guide.ts'
import { UptimeBar } from './UptimeBar.tsx'

const offline: Partial<Record<number, number>> = { 9: 191, 15: 48, 29: 12 }
const days = Array.from({ length: 30 }, (_, index) => ({ name: index < 7 ? `Oct ${index + 25}` : `Nov ${index - 6}`, recorded: 1440, offline: offline[index] ?? 0 }))

const meta = {
  title: 'charts/UptimeBar',
  component: UptimeBar,
  tags: ['autodocs'],
  parameters: { guide: uptimeBarGuide },
  args: { days },
} satisfies Meta<typeof UptimeBar>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const ThirtyDaysDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const ThirtyDaysForcedColors: Story = { parameters: { forcedColors: true } }

export const ThirtyDaysRightToLeft: Story = { globals: { direction: 'rtl' } }

/** The device is new, so the first days have no record. */
export const FewDays: Story = { args: { days: days.map((day, index) => (index < 26 ? { ...day, recorded: 0, offline: 0 } : day)) } }

/** Tab moves the focus to the last day, arrow keys from day to day. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: 'Nov 23. Offline, 12 min' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('img', { name: 'Nov 22. Online' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('img', { name: 'Oct 25. Online' })).toHaveFocus()
  },
}

export const AsTable: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Nov 9 48 min' })).toBeVisible()
  },
}
