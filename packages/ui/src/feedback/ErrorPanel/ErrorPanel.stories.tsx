import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { fn } from 'storybook/test'
import { Example } from './ErrorPanel.example.tsx'
import { errorPanelGuide } from './ErrorPanel.guide.ts'
import { ErrorPanel } from './ErrorPanel.tsx'

const meta = {
  title: 'feedback/ErrorPanel',
  component: ErrorPanel,
  tags: ['autodocs'],
  parameters: { guide: errorPanelGuide },
  args: { title: 'Invites could not be loaded', children: 'The server did not answer. Nothing was changed.', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The user lacks a right, so the panel shows a refusal, not an error. */
export const Forbidden: Story = {
  args: { title: 'You cannot see invites here', children: 'Dana Whitfield gives access to invites at Whispering Pines.', icon: Lock, tone: 'neutral', onRetry: undefined },
}
