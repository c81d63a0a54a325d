import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Divider.example.tsx'
import { dividerGuide } from './Divider.guide.ts'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'elements/Divider',
  component: Divider,
  tags: ['autodocs'],
  parameters: { guide: dividerGuide },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** A divider between two alternatives. */
export const Labelled: Story = { args: { label: 'or' } }
