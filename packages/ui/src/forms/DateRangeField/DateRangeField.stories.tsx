import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Example } from './DateRangeField.example.tsx'
import { dateRangeFieldGuide } from './DateRangeField.guide.ts'
import { DateRangeField } from './index.ts'

const meta = {
  title: 'forms/DateRangeField',
  component: DateRangeField,
  tags: ['autodocs'],
  parameters: { guide: dateRangeFieldGuide },
  args: { label: 'Office closed', defaultValue: { from: '2026-12-24', until: '2026-12-26' }, onValueChange: fn() },
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

/** Try it with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** The example to copy. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Backwards: Story = { args: { defaultValue: { from: '2026-12-24', until: '2026-12-20' } } }
