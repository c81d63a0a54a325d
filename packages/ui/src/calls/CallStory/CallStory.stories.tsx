import type { Meta, StoryObj } from '@storybook/react-vite'
import { simulateCall } from '@portal/domain'
import { expect, within } from 'storybook/test'
import { examplePeople, examplePlan, exampleWorld, faultyPlan } from '../internal/examplePlans.ts'
import { Example } from './CallStory.example.tsx'
import { callStoryGuide } from './CallStory.guide.ts'
import { CallStory } from './CallStory.tsx'

const meta = {
  title: 'calls/CallStory',
  component: CallStory,
  tags: ['autodocs'],
  parameters: { guide: callStoryGuide },
  args: {
    plan: examplePlan, people: examplePeople, station: 'Main Gate', at: 42_000,
    events: simulateCall(examplePlan, exampleWorld, { 'person:1': { does: 'decline', after: 12_000 } }),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}><Story /></div>],
} satisfies Meta<typeof CallStory>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. The current event is marked; later ones are muted. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ana Lucía Barrientos declines. No phone rings for 18 seconds: each step lasts 30.')).toBeVisible()
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The visitor reaches no one. */
export const NobodyReached: Story = { args: { plan: faultyPlan, events: simulateCall(faultyPlan, exampleWorld, {}), at: undefined } }
export const NobodyReachedDarkPhone: Story = { ...NobodyReached, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
