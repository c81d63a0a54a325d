import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Example } from './WizardSteps.example.tsx'
import { wizardStepsGuide } from './WizardSteps.guide.ts'
import { WizardSteps } from './WizardSteps.tsx'

const meta = {
  title: 'forms/WizardSteps',
  component: WizardSteps,
  tags: ['autodocs'],
  parameters: { guide: wizardStepsGuide },
  args: {
    steps: [
      { id: 'person', label: 'User', isDone: true },
      { id: 'group', label: 'Group and hours', isDone: true },
      { id: 'methods', label: 'Access methods' },
      { id: 'calls', label: 'Call groups' },
      { id: 'review', label: 'Review' },
    ],
    current: 'methods',
    onStepChange: fn(),
  },
} satisfies Meta<typeof WizardSteps>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  args: { steps: [{ id: 'a', label: 'الشخص', isDone: true }, { id: 'methods', label: 'طرق الدخول' }, { id: 'c', label: 'المراجعة' }] },
  globals: { direction: 'rtl' },
}

/** Only finished steps are links. */
export const GoingBack: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getByText('Access methods').parentElement).toHaveAttribute('aria-current', 'step')
    await userEvent.click(canvas.getByRole('button', { name: /^Group and hours/ }))
    await expect(args.onStepChange).toHaveBeenCalledWith({ id: 'group' })
  },
}
