import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './StatusLabel.example.tsx'
import { statusLabelGuide } from './StatusLabel.guide.ts'
import * as doorStatuses from './doorStatuses.ts'
import * as resultStatuses from './resultStatuses.ts'
import * as standingStatuses from './standingStatuses.ts'
import { StatusLabel } from './StatusLabel.tsx'
import * as validityStatuses from './validityStatuses.ts'

const statuses = { ...doorStatuses, ...resultStatuses, ...standingStatuses, ...validityStatuses }

const meta = {
  title: 'elements/StatusLabel',
  component: StatusLabel,
  tags: ['autodocs'],
  parameters: { guide: statusLabelGuide },
  args: { status: statuses.validNowStatus, children: 'Valid now' },
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
