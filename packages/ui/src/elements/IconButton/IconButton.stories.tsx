import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { iconChoice } from '../../docs/iconChoice.ts'
import { Example } from './IconButton.example.tsx'
import { iconButtonGuide } from './IconButton.guide.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'elements/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: { guide: iconButtonGuide },
  args: { icon: Search, label: 'Search' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, argTypes: { icon: iconChoice } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
