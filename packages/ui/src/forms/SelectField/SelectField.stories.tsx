import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './SelectField.example.tsx'
import { selectFieldGuide } from './SelectField.guide.ts'
import { SelectField } from './SelectField.tsx'

const options = [{ value: '1', label: 'Whispering Pines at Buffalo Bayou, Phase II' }, { value: '2', label: 'Tower B' }]

const meta = {
  title: 'forms/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: { guide: selectFieldGuide },
  args: { label: 'Property', options },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Gallery: Story = {
  render: () => (
    <Sheet>
      <SelectField label="Property" options={options} placeholder="Choose a property" />
      <SelectField label="Property" options={options} defaultValue="1" help="Where the person lives or works." />
      <SelectField label="Property" options={options} placeholder="Choose a property" error="Choose a property." />
      <SelectField label="Property" options={options} defaultValue="2" disabled help="Set by the account." />
    </Sheet>
  ),
}
export const GalleryDarkPhone: Story = { ...Gallery, globals: { theme: 'dark', viewport: { value: 'phone' } } }
