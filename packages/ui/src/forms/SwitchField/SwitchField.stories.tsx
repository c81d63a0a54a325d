import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './SwitchField.example.tsx'
import { switchFieldGuide } from './SwitchField.guide.ts'
import { SwitchField } from './SwitchField.tsx'

const meta = {
  title: 'forms/SwitchField',
  component: SwitchField,
  tags: ['autodocs'],
  parameters: { guide: switchFieldGuide },
  args: { label: 'Visible in the client portal', onChange: fn() },
} satisfies Meta<typeof SwitchField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Gallery: Story = {
  render: () => (
    <Sheet>
      <SwitchField label="Visible in the client portal" help="Customers see this group and can move people into it." defaultChecked />
      <SwitchField label="At any time" />
      <SwitchField label="Keeps access in lockdown" disabled defaultChecked help="Only the account owner can change it." />
      <SwitchField label="A long label that needs two lines on a phone and still keeps its switch at the first of them" />
    </Sheet>
  ),
}
export const GalleryDark: Story = { ...Gallery, globals: { theme: 'dark' } }
export const GalleryPhoneRightToLeft: Story = { ...Gallery, globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

export const Pressing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Visible in the client portal' })
    await userEvent.click(within(canvasElement).getByText('Visible in the client portal'))
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
