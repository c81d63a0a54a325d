import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './LoadingState.example.tsx'
import { loadingStateGuide } from './LoadingState.guide.ts'
import { LoadingState } from './LoadingState.tsx'

const meta = {
  title: 'feedback/LoadingState',
  component: LoadingState,
  tags: ['autodocs'],
  parameters: { guide: loadingStateGuide },
  args: { label: 'Loading invites', delay: 0 },
} satisfies Meta<typeof LoadingState>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
