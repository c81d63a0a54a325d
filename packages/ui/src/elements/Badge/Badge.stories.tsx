import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconChoice } from '../../docs/iconChoice.ts'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { Example } from './Badge.example.tsx'
import { badgeGuide } from './Badge.guide.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'elements/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: { guide: badgeGuide },
  args: { children: 'Level 2' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, argTypes: { icon: iconChoice } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** One badge in each tone. */
export const Tones: Story = {
  render: () => (
    <Inline isWrapping>
      <Badge>Level 2</Badge>
      <Badge tone="success">Valid now</Badge>
      <Badge tone="warning">Ends today</Badge>
      <Badge tone="danger">Expired</Badge>
      <Badge tone="info">Invited</Badge>
    </Inline>
  ),
}

export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } }
