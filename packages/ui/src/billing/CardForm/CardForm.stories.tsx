import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cardFieldNames, ExampleFields } from '../internal/exampleFields.tsx'
import { Example } from './CardForm.example.tsx'
import { cardFormGuide } from './CardForm.guide.ts'
import { CardForm } from './CardForm.tsx'

const meta = {
  title: 'billing/CardForm',
  component: CardForm,
  tags: ['autodocs'],
  parameters: { guide: cardFormGuide },
  args: {
    values: { name: '' },
    onValuesChange: fn(),
    fields: <ExampleFields names={cardFieldNames} />,
    fieldsState: 'ready',
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 528 }}><Story /></div>],
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values)
    return <CardForm {...args} values={values} onValuesChange={(change) => setValues(change.values)} />
  },
} satisfies Meta<typeof CardForm>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. The name is a field of the page. The payment provider draws the fields for number, expiry date and code. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const ReadyDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const FieldsLoading: Story = { args: { fieldsState: 'loading' } }
export const FieldsFailed: Story = { args: { fieldsState: 'failed', onFieldsRetry: fn() } }

export const NameMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }))
    await expect(canvas.getByText('Enter the name on the card.')).toBeVisible()
    await expect(canvas.getByLabelText('Name on card')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Declined: Story = { args: { values: { name: 'Dana Whitfield' }, error: 'The bank declined this card. Try another one, or ask your bank.' } }
export const Saving: Story = { args: { values: { name: 'Dana Whitfield' }, isBusy: true } }
