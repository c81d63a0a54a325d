import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Example } from './DateField.example.tsx'
import { dateFieldGuide } from './DateField.guide.ts'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'forms/DateField',
  component: DateField,
  tags: ['autodocs'],
  parameters: { guide: dateFieldGuide },
  args: { label: 'First day', value: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return <DateField {...args} value={value} onValueChange={(change) => setValue(change.value)} />
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The chosen day is before the first allowed day. */
export const OutOfRange: Story = { args: { min: '2026-12-01', error: 'The last day is before the first.' } }
