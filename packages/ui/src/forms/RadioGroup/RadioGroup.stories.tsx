import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Sheet } from '../internal/storyParts.tsx'
import { RadioGroup } from './index.ts'

const options = [
  { value: 'Temporary', label: 'Temporary', help: 'One code for the whole time.' },
  { value: 'Recurring', label: 'Recurring', help: 'A new code for every use.' },
  { value: 'Pin', label: 'PIN', isDisabled: true, help: 'Not on this property.' },
]

const meta = {
  title: 'forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Kind of invite', options, value: 'Temporary', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined

export const Gallery: Story = {
  render: () => (
    <Sheet>
      <RadioGroup label="Kind of invite" options={options} value="Temporary" onValueChange={nothing} />
      <RadioGroup label="Kind of invite" help="It cannot be changed later." options={options} value={null} error="Choose one." onValueChange={nothing} />
    </Sheet>
  ),
}

/** A choice that needs a sentence each: the whole card can be pressed. */
export const Cards: Story = {
  args: { look: 'cards', options: options.slice(0, 2) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Recurring'))
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Recurring' })
  },
}
export const CardsDarkPhone: Story = { ...Cards, play: undefined, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const GalleryDarkPhone: Story = { ...Gallery, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Choosing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Kind of invite' })
    await userEvent.click(within(group).getByRole('radio', { name: 'Recurring' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Recurring' })
  },
}
