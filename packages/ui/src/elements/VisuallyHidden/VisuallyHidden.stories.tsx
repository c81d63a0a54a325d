import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './VisuallyHidden.example.tsx'
import { visuallyHiddenGuide } from './VisuallyHidden.guide.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'elements/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { guide: visuallyHiddenGuide },
  args: { children: 'Opens in a new tab' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
