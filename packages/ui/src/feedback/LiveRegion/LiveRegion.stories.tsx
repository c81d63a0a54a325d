import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './LiveRegion.example.tsx'
import { liveRegionGuide } from './LiveRegion.guide.ts'
import { LiveRegion } from './LiveRegion.tsx'

const meta = {
  title: 'feedback/LiveRegion',
  component: LiveRegion,
  tags: ['autodocs'],
  parameters: { guide: liveRegionGuide },
  args: { children: '3 people found' },
} satisfies Meta<typeof LiveRegion>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
