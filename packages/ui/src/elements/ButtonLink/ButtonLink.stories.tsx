import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconChoice } from '../../docs/iconChoice.ts'
import { Example } from './ButtonLink.example.tsx'
import { buttonLinkGuide } from './ButtonLink.guide.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'elements/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  parameters: { guide: buttonLinkGuide },
  args: { href: '#invite', children: 'Send invite' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, argTypes: { icon: iconChoice, iconEnd: iconChoice } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
