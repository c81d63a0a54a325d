import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Example } from './RelativeTime.example.tsx'
import { relativeTimeGuide } from './RelativeTime.guide.ts'
import { RelativeTime } from './RelativeTime.tsx'

const meta = {
  title: 'data/RelativeTime',
  component: RelativeTime,
  tags: ['autodocs'],
  parameters: { guide: relativeTimeGuide },
  args: { instant: '2026-11-21T16:00:00Z', now: Date.parse('2026-11-21T16:05:00Z'), timeZone: 'America/Chicago' },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Looks: Story = {
  render: (args) => (
    <Stack gap={2}>
      <RelativeTime {...args} />
      <RelativeTime {...args} instant="2026-11-19T16:00:00Z" />
      <RelativeTime {...args} instant="2025-11-19T16:00:00Z" />
      <RelativeTime {...args} look="elapsed" />
      <RelativeTime {...args} look="elapsed" instant="2026-11-20T10:00:00Z" />
      <RelativeTime {...args} look="elapsed" instant="2026-11-21T16:04:58Z" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('time')].map(({ textContent }) => textContent.replaceAll('\u202F', ' '))).toEqual([
      '10:00 AM', 'Nov 19, 10:00 AM', 'Nov 19, 2025, 10:00 AM', '5 min. ago', 'yesterday', 'now',
    ])
  },
}
