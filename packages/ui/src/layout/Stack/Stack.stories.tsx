import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../elements/Text/Text.tsx'
import { Example } from './Stack.example.tsx'
import { stackGuide } from './Stack.guide.ts'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'layout/Stack',
  component: Stack,
  tags: ['autodocs'],
  parameters: { guide: stackGuide },
  args: { gap: 3, children: [<Text key="1">Main Gate</Text>, <Text key="2">Pool Gate</Text>] },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
