import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './TextLink.example.tsx'
import { textLinkGuide } from './TextLink.guide.ts'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'elements/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  parameters: { guide: textLinkGuide },
  args: { href: '#invites', children: 'All invites' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
