import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Example } from './DateRangeField.example.tsx'
import { dateRangeFieldGuide } from './DateRangeField.guide.ts'
import { DateRangeField } from './DateRangeField.tsx'

const meta = {
  title: 'forms/DateRangeField',
  component: DateRangeField,
  tags: ['autodocs'],
  parameters: { guide: dateRangeFieldGuide },
  args: { label: 'Office closed', defaultValue: { from: '2026-12-24', until: '2026-12-26' }, onValueChange: fn() },
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Both days on one calendar; two days cannot be chosen. */
export const Calendar: Story = {
  args: { min: '2026-12-07', disabledReasonOf: (day) => (day === '2026-12-18' || day === '2026-12-31' ? 'The office is already closed on this day.' : undefined) },
  parameters: { clock: '2026-12-10T16:00:00Z' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose on a calendar' }))
    await expect(await canvas.findByRole('button', { name: 'Thursday, December 24, 2026' })).toHaveFocus()
  },
}

export const CalendarPhoneRightToLeft: Story = { ...Calendar, globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

export const Backwards: Story = { args: { defaultValue: { from: '2026-12-24', until: '2026-12-20' } } }
