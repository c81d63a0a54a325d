import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './Text.example.tsx'
import { textGuide } from './Text.guide.ts'
import { Text } from './Text.tsx'

const meta = {
  title: 'elements/Text',
  component: Text,
  tags: ['autodocs'],
  parameters: { guide: textGuide },
  args: { children: 'Service Gate, Fannin St.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
