import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './FrameFooter.example.tsx'
import { frameFooterGuide } from './FrameFooter.guide.ts'
import { FrameFooter } from './FrameFooter.tsx'

const meta = {
  title: 'layout/FrameFooter',
  component: FrameFooter,
  tags: ['autodocs'],
  parameters: { guide: frameFooterGuide },
  args: { company: 'Gatewell Access Systems', privacyHref: '#privacy', year: 2026 },
} satisfies Meta<typeof FrameFooter>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
