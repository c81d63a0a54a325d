import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Kbd.example.tsx'
import { kbdGuide } from './Kbd.guide.ts'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'elements/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  parameters: { guide: kbdGuide },
  args: { children: 'Ctrl' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
