import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Example } from './ChoiceField.example.tsx'
import { choiceFieldGuide } from './ChoiceField.guide.ts'
import { ChoiceField } from './ChoiceField.tsx'

const meta = {
  title: 'forms/ChoiceField',
  component: ChoiceField,
  tags: ['autodocs'],
  parameters: { guide: choiceFieldGuide },
  args: { label: 'Group', options: [{ value: '1', label: 'Residents' }, { value: '2', label: 'Vendors' }], value: '1', onValueChange: fn() },
} satisfies Meta<typeof ChoiceField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return <ChoiceField {...args} value={value} onValueChange={(change) => setValue(change.value)} />
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** With thirty groups the field is a combobox, once its code has loaded. */
export const Long: Story = {
  parameters: { screenshot: false },
  args: { options: Array.from({ length: 30 }, (_none, index) => ({ value: String(index), label: `Group ${index + 1}` })) },
  play: async ({ canvas }) => {
    // The browser's own list has the role combobox too; its value is the group's id, not the name.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveValue('Group 2'))
  },
}
