import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { iconChoice } from '../../docs/iconChoice.ts'
import { Example } from './Icon.example.tsx'
import { iconGuide } from './Icon.guide.ts'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'elements/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: { guide: iconGuide },
  args: { icon: Search },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, argTypes: { icon: iconChoice } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
