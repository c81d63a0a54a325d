import type { Meta, StoryObj } from '@storybook/react-vite'
import { statusLabelGuide } from './StatusLabel.guide.ts'
import { StatusLabel } from './index.ts'

const meta = {
  title: 'elements/StatusLabel',
  component: StatusLabel,
  tags: ['autodocs'],
  parameters: { guide: statusLabelGuide },
  args: { status: 'validNow' },
} satisfies Meta<typeof StatusLabel>

export default meta
type Story = StoryObj<typeof meta>

/** Try it with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** As its page shows it to be copied. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <statusLabelGuide.example.Example /> }
