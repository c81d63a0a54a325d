import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../elements/Button/Button.tsx'
import { Sheet } from '../internal/storyParts.tsx'
import { Example } from './FormActions.example.tsx'
import { formActionsGuide } from './FormActions.guide.ts'
import { FormActions } from './FormActions.tsx'

const meta = {
  title: 'forms/FormActions',
  component: FormActions,
  tags: ['autodocs'],
  parameters: { guide: formActionsGuide },
} satisfies Meta<typeof FormActions>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { reason: 'Available when both passwords match.', children: <Button size="form" variant="primary">Create password</Button> } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Buttons have the full width in a narrow card and are in a row elsewhere. A disabled button is beside its reason. */
export const Gallery: Story = {
  render: () => (
    <Sheet>
      <FormActions layout="fill" reason="Available when both passwords match."><Button size="form" disabled>Create password</Button></FormActions>
      <FormActions layout="fill"><Button size="form" variant="primary">Log in</Button></FormActions>
      <FormActions reason="Available after a change."><Button disabled>Save changes</Button></FormActions>
      <FormActions><Button variant="primary">Save changes</Button><Button>Discard</Button></FormActions>
    </Sheet>
  ),
}
export const GalleryPhone: Story = { ...Gallery, globals: { viewport: { value: 'phone' } } }
