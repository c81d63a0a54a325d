import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Stack/Stack.tsx'
import { Example } from './Avatar.example.tsx'
import { avatarGuide } from './Avatar.guide.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'elements/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: { guide: avatarGuide },
  args: { name: 'Dana Whitfield' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Avatars in three sizes, for names of one, two and many words. */
export const Sizes: Story = {
  render: () => (
    <Inline gap={3}>
      <Avatar name="Dana Whitfield" size={24} />
      <Avatar name="Alejandra Villaseñor-Montgomery" size={28} />
      <Avatar name="Wm. J. Abernathy" size={40} />
      <Avatar name="Cher" size={40} />
    </Inline>
  ),
}

export const SizesDark: Story = { ...Sizes, globals: { theme: 'dark' } }
