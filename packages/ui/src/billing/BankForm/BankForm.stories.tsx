import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bankFieldNames, ExampleFields } from '../internal/exampleFields.tsx'
import { Example } from './BankForm.example.tsx'
import { bankFormGuide } from './BankForm.guide.ts'
import { BankForm, emptyBankDetails } from './BankForm.tsx'

const filled = { ...emptyBankDetails, name: 'Bayou City Residential Management, LLC', routingNumber: '110000000' }

const meta = {
  title: 'billing/BankForm',
  component: BankForm,
  tags: ['autodocs'],
  parameters: { guide: bankFormGuide },
  args: {
    values: filled,
    onValuesChange: fn(),
    fields: <ExampleFields names={bankFieldNames} />,
    fieldsState: 'ready',
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 528 }}><Story /></div>],
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values)
    return <BankForm {...args} values={values} onValuesChange={(change) => setValues(change.values)} />
  },
} satisfies Meta<typeof BankForm>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Empty: Story = { args: { values: emptyBankDetails } }
export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Two swapped digits are found when the user leaves the field. */
export const WrongRoutingNumber: Story = {
  args: { values: emptyBankDetails },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Routing number')
    await userEvent.type(field, '101000000')
    await expect(canvas.queryByText(/A digit is wrong/)).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText('A digit is wrong, or two are swapped. Check the number.')).toBeVisible()
  },
}

/** The form was submitted too early: the first wrong field has the focus. */
export const Refused: Story = {
  args: { values: emptyBankDetails },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add bank account' }))
    await expect(canvas.getByLabelText('Account holder')).toHaveFocus()
    await expect(canvas.getByText('Enter the routing number.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const FieldsLoading: Story = { args: { fieldsState: 'loading' } }
export const NotTaken: Story = { args: { error: 'The bank says that this account is closed.' } }
export const Saving: Story = { args: { isBusy: true } }
