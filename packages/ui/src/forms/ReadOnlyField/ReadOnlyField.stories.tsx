import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './ReadOnlyField.example.tsx'
import { readOnlyFieldGuide } from './ReadOnlyField.guide.ts'
import { ReadOnlyField } from './ReadOnlyField.tsx'

const meta = {
  title: 'forms/ReadOnlyField',
  component: ReadOnlyField,
  tags: ['autodocs'],
  parameters: { guide: readOnlyFieldGuide },
  args: { label: 'Email', value: 'christopher.featherstonehaugh@whisperingpines.example', help: 'Your property set this address. Only they can change it.' },
} satisfies Meta<typeof ReadOnlyField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Long values wrap and are never cut. */
export const Gallery: Story = {
  render: (args) => (
    <Sheet>
      <ReadOnlyField {...args} autoComplete="username" />
      <ReadOnlyField label="Unit" value="0142" />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAttribute('readonly')
    await expect(field).toHaveAccessibleDescription('Your property set this address. Only they can change it.')
  },
}
export const GalleryDarkPhone: Story = { ...Gallery, globals: { theme: 'dark', viewport: { value: 'phone' } } }
