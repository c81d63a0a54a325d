import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { YearCalendar } from './YearCalendar.tsx'
import { Example } from './YearCalendar.example.tsx'
import { yearCalendarGuide } from './YearCalendar.guide.ts'

const meta = {
  title: 'charts/YearCalendar',
  component: YearCalendar,
  tags: ['autodocs'],
  parameters: { guide: yearCalendarGuide },
  args: {
    today: '2026-11-23',
    marks: [
      { id: '9', name: 'Veterans Day', from: '2026-11-11', until: '2026-11-11' },
      { id: '1', name: 'Thanksgiving', from: '2026-11-26', until: '2026-11-27' },
      { id: '2', name: 'Christmas', from: '2026-12-24', until: '2026-12-25' },
      { id: '3', name: 'New Year’s Day', from: '2027-01-01', until: '2027-01-01' },
      { id: '4', name: 'Pool maintenance', from: '2027-03-08', until: '2027-03-12', isException: true },
      { id: '5', name: 'Independence Day', from: '2027-07-04', until: '2027-07-05' },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof YearCalendar>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const YearDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const YearForcedColors: Story = { parameters: { forcedColors: true } }

export const YearRightToLeft: Story = { globals: { direction: 'rtl' } }

/** Arrow keys move the focus from one marked day to the next; Enter opens it. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Wednesday, November 11: Veterans Day' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Friday, November 27: Thanksgiving' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: '1' })
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Monday, July 5: Independence Day' })).toHaveFocus()
  },
}

export const AsTable: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: /^Christmas Dec 24/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
  },
}
