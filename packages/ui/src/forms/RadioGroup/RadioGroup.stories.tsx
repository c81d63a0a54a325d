import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './RadioGroup.example.tsx'
import { radioGroupGuide } from './RadioGroup.guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'Temporary', label: 'Temporary', help: 'One QR code for the whole time.' },
  { value: 'Recurring', label: 'Recurring', help: 'A new QR code after every use.' },
  { value: 'Pin', label: 'PIN', isDisabled: true, help: 'Not on this property.' },
]

const meta = {
  title: 'forms/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: { guide: radioGroupGuide },
  args: { label: 'Kind of invite', options, value: 'Temporary', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return <RadioGroup {...args} value={value} onValueChange={(change) => setValue(change.value)} />
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const nothing = () => undefined

export const Gallery: Story = {
  render: () => (
    <Sheet>
      <RadioGroup label="Kind of invite" options={options} value="Temporary" onValueChange={nothing} />
      <RadioGroup label="Kind of invite" help="It cannot be changed later." options={options} value={null} error="Choose one." onValueChange={nothing} />
    </Sheet>
  ),
}

/** Options as cards, each with a sentence. The whole card can be pressed. */
export const Cards: Story = {
  args: { look: 'cards', options: options.slice(0, 2) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Recurring'))
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Recurring' })
  },
}
export const CardsDarkPhone: Story = { ...Cards, play: undefined, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Choosing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Kind of invite' })
    await userEvent.click(within(group).getByRole('radio', { name: 'Recurring' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Recurring' })
  },
}
