import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Skeleton.example.tsx'
import { skeletonGuide } from './Skeleton.guide.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'elements/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { guide: skeletonGuide },
  args: { width: '12ch' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
