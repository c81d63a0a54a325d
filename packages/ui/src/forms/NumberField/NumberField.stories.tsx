import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Example } from './NumberField.example.tsx'
import { numberFieldGuide } from './NumberField.guide.ts'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'forms/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: { guide: numberFieldGuide },
  args: { label: 'Uses', min: 1, max: 99, help: 'Leave blank for no limit.', defaultValue: 5, onValueChange: fn() },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Text that isn't a number stays, with an error. */
export const Unreadable: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Uses' })
    await userEvent.type(field, '0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 50, isReadable: true })
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('51')
    await userEvent.type(field, '7')
    await expect(field).toHaveAccessibleDescription('Enter 99 or less. Leave blank for no limit.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 51, isReadable: false })
  },
}
