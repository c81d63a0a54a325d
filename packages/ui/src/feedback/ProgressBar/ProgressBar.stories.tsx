import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Example } from './ProgressBar.example.tsx'
import { progressBarGuide } from './ProgressBar.guide.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: { guide: progressBarGuide },
  args: { label: 'Importing users', value: 120, max: 238, valueText: '120 of 238' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const States: Story = {
  render: ({ label }) => (
    <Stack gap={4}>
      <ProgressBar label={label} value={0} />
      <ProgressBar label={label} value={120} max={238} />
      <ProgressBar label={label} value={238} max={238} />
      <ProgressBar label={label} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar', { name: 'Importing users' })[1]).toHaveAttribute('aria-valuetext', '50%')
  },
}

export const StatesDarkAtStart: Story = { ...States, globals: { theme: 'dark', direction: 'rtl' } }
