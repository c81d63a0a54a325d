import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './BrandMark.example.tsx'
import { brandMarkGuide } from './BrandMark.guide.ts'
import { BrandMark } from './BrandMark.tsx'

const meta = {
  title: 'layout/BrandMark',
  component: BrandMark,
  tags: ['autodocs'],
  parameters: { guide: brandMarkGuide },
  args: { name: 'Gatewell' },
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The mark alone, as in a minimized sidebar. */
export const MarkOnly: Story = { args: { isMarkOnly: true } }
