import type { Meta, StoryObj } from '@storybook/react-vite'
import { simulateCall } from '@portal/domain'
import { expect, within } from 'storybook/test'
import { exampleNumbers, examplePeople, examplePlan, exampleWorld, faultyPlan } from '../internal/examplePlans.ts'
import { Example } from './CallTimeline.example.tsx'
import { callTimelineGuide } from './CallTimeline.guide.ts'
import { CallTimeline } from './CallTimeline.tsx'

const meta = {
  title: 'calls/CallTimeline',
  component: CallTimeline,
  tags: ['autodocs'],
  parameters: { guide: callTimelineGuide },
  args: {
    plan: examplePlan, people: examplePeople, at: 42_000, view: 'picture',
    events: simulateCall(examplePlan, exampleWorld, { 'person:1': { does: 'decline', after: 12_000 } }),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}><Story /></div>],
} satisfies Meta<typeof CallTimeline>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const OneDeclinesDark: Story = { globals: { theme: 'dark' } }
export const OneDeclinesPhoneRightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }
export const OneDeclinesForcedColors: Story = { parameters: { forcedColors: true } }

/** Phones that never ring are hatched. The call ends without an answer. */
export const NeverRings: Story = { args: { plan: faultyPlan, events: simulateCall(faultyPlan, exampleWorld, {}), at: undefined } }

/** A user answers and opens the door, so the other phones don't ring. */
export const Opened: Story = { args: { events: simulateCall(examplePlan, exampleWorld, { 'person:1': { does: 'answer', after: 8000, opensAfter: 6000 } }), at: undefined } }

/** Phone numbers ring one after another. */
export const VoiceOnly: Story = { args: { plan: exampleNumbers, events: simulateCall(exampleNumbers, exampleWorld, {}), at: 12_000 } }

export const Table: Story = {
  args: { view: 'table' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Who gets called, and when' })
    await expect(within(table).getByRole('row', { name: 'Ana Lucía Barrientos 0:00 0:12 declines' })).toBeVisible()
  },
}
