import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleNumbers, examplePlan, exampleWorld, shortPlan } from '../internal/examplePlans.ts'
import { Example } from './CallEffect.example.tsx'
import { callEffectGuide } from './CallEffect.guide.ts'
import { CallEffect } from './CallEffect.tsx'

const meta = {
  title: 'calls/CallEffect',
  component: CallEffect,
  tags: ['autodocs'],
  parameters: { guide: callEffectGuide },
  args: { saved: shortPlan, plan: examplePlan, world: exampleWorld, station: 'Main Gate', note: 'Both gates learn it in about 10 seconds.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 368 }}><Story /></div>],
} satisfies Meta<typeof CallEffect>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const SomebodyLosesDark: Story = { args: { saved: examplePlan, plan: shortPlan }, globals: { theme: 'dark' } }
export const NothingChanges: Story = { args: { saved: examplePlan } }
export const NobodyIsReached: Story = { args: { saved: exampleNumbers, plan: { ...exampleNumbers, numbers: [] } } }
export const SpanishPhone: Story = { globals: { locale: 'es', viewport: { value: 'phone' } } }
