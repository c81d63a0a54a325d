import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../elements/Button/Button.tsx'
import { Example } from './EmptyState.example.tsx'
import { emptyStateGuide } from './EmptyState.guide.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide: emptyStateGuide },
  args: { title: 'No invites yet', children: 'An invite is a QR key for a guest. It expires automatically.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** An empty state with one action. */
export const WithAction: Story = { args: { actions: <Button>Send invite</Button> } }
