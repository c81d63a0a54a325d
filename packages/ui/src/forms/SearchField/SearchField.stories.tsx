import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Example } from './SearchField.example.tsx'
import { searchFieldGuide } from './SearchField.guide.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'forms/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: { guide: searchFieldGuide },
  args: { label: 'Search users', value: 'whitf', onValueChange: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onValueChange={(change) => setValue(change.value)} />
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Busy: Story = { args: { isBusy: true } }
