import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { examplePages } from '../../internal/examplePages.ts'
import { exampleNumbers, examplePlan, exampleWorld } from '../internal/examplePlans.ts'
import { Example } from './CallSimulator.example.tsx'
import { callSimulatorGuide } from './CallSimulator.guide.ts'
import { CallSimulator } from './CallSimulator.tsx'

const meta = {
  title: 'calls/CallSimulator',
  component: CallSimulator,
  tags: ['autodocs'],
  parameters: { guide: callSimulatorGuide, viewport: examplePages },
  args: { plan: examplePlan, world: exampleWorld, station: 'Main Gate' },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}><Story /></div>],
} satisfies Meta<typeof CallSimulator>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Ana declines. Three steps of the simulation later, Ben’s phone rings. */
export const Stepped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const asTable = canvas.getByRole('button', { name: 'As a table' })
    if (asTable.getAttribute('aria-pressed') === 'true') await userEvent.click(asTable)
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Lucía Barrientos declines' }))
    const step = canvas.getByRole('button', { name: 'Next step' })
    await userEvent.click(step)
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:12')
    await userEvent.click(step)
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:30')
    await expect(canvas.getByRole('listitem', { name: 'Ben Barrientos’s phone' })).toHaveTextContent('A visitor at Main Gate is calling, with video.')
  },
}
export const SteppedDarkPhone: Story = { ...Stepped, globals: { theme: 'dark', viewport: { value: 'phonePage' } } }
export const SteppedForcedColors: Story = { ...Stepped, parameters: { forcedColors: true } }

/** Ben answers on his phone and opens the gate. */
export const AnsweredByHand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
    const ben = within(canvas.getByRole('listitem', { name: 'Ben Barrientos’s phone' }))
    await userEvent.click(ben.getByRole('button', { name: 'Answer' }))
    await userEvent.click(ben.getByRole('button', { name: 'Open Main Gate' }))
    await expect(canvas.getByText('Ben Barrientos opens Main Gate.', { selector: 'ol *' })).toBeVisible()
  },
}

/** A plan of phone numbers only. */
export const VoiceOnly: Story = { args: { plan: exampleNumbers } }
