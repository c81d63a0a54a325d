import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './StatusLabel.example.tsx'
import { statusLabelGuide } from './StatusLabel.guide.ts'
import * as library from './index.ts'
import { StatusLabel, validNowStatus } from './index.ts'

const { StatusLabel: _component, ...statuses } = library satisfies Record<string, unknown>

const meta = {
  title: 'elements/StatusLabel',
  component: StatusLabel,
  tags: ['autodocs'],
  parameters: { guide: statusLabelGuide },
  args: { status: validNowStatus, children: 'Valid now' },
} satisfies Meta<typeof StatusLabel>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {
  parameters: { screenshot: false },
  argTypes: { status: { control: 'select', options: Object.keys(statuses), mapping: statuses } },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }
