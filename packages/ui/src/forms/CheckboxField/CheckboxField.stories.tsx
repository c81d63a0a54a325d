import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './CheckboxField.example.tsx'
import { checkboxFieldGuide } from './CheckboxField.guide.ts'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  title: 'forms/CheckboxField',
  component: CheckboxField,
  tags: ['autodocs'],
  parameters: { guide: checkboxFieldGuide },
  args: { label: 'Allow web login', onChange: fn() },
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Gallery: Story = {
  render: () => (
    <Sheet>
      <CheckboxField label="Allow web login" />
      <CheckboxField label="Allow web login" defaultChecked help="The person gets a mail with a link to set a password." />
      <CheckboxField label="I have told the residents" error="Confirm that the residents know." />
      <CheckboxField label="Billing administrator" disabled defaultChecked help="Only the account owner can change it." />
      <CheckboxField label="A long label that needs two lines on a phone and still keeps its box at the first of them" />
    </Sheet>
  ),
}
export const GalleryDarkPhone: Story = { ...Gallery, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A press on the label works too. */
export const PressingTheLabel: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Allow web login'))
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
