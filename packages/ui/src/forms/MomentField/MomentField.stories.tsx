import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Example } from './MomentField.example.tsx'
import { momentFieldGuide } from './MomentField.guide.ts'
import { MomentField } from './MomentField.tsx'

const meta = {
  title: 'forms/MomentField',
  component: MomentField,
  tags: ['autodocs'],
  parameters: { guide: momentFieldGuide },
  args: { edge: 'end', value: { date: '2026-11-30', minute: 1440 }, onValueChange: fn() },
} satisfies Meta<typeof MomentField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return <MomentField {...args} value={value} onValueChange={(change) => setValue(change.value)} />
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The end of a period is before its start. */
export const OutOfRange: Story = { args: { value: { date: '2026-11-20', minute: 1050 }, error: 'The end is before the start.' } }
