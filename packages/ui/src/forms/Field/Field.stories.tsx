import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Field.example.tsx'
import { fieldGuide } from './Field.guide.ts'
import { Field } from './Field.tsx'

const meta = {
  title: 'forms/Field',
  component: Field,
  tags: ['autodocs'],
  parameters: { guide: fieldGuide },
  args: { label: 'Color of the plate', help: 'As it is registered.', children: (control) => <input type="color" {...control} /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
