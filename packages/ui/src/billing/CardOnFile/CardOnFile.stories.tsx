import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx'
import { CardForm } from '../CardForm/CardForm.tsx'
import { cardFieldNames, ExampleFields } from '../internal/exampleFields.tsx'
import { exampleCard } from '../internal/examples.ts'
import { Example } from './CardOnFile.example.tsx'
import { cardOnFileGuide } from './CardOnFile.guide.ts'
import { CardOnFile } from './CardOnFile.tsx'

const meta = {
  title: 'billing/CardOnFile',
  component: CardOnFile,
  tags: ['autodocs'],
  parameters: { guide: cardOnFileGuide },
  args: { card: exampleCard, onReplace: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}><Story /></div>],
} satisfies Meta<typeof CardOnFile>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The card shows its brand, last four digits and expiry date, with other facts below. */
export const PaysInvoices: Story = {
  args: {
    children: (
      <DescriptionList
        items={[
          { term: 'Receipts go to', value: 'ap@bayoucityresidential.example' },
          { term: 'Billing address', value: '2200 Post Oak Blvd, Suite 1410, Houston, TX 77056' },
        ]}
      />
    ),
  },
}
export const PaysInvoicesDarkPhone: Story = { ...PaysInvoices, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const NotInUse: Story = { args: { card: { ...exampleCard, brand: 'amex', last4: '0005' }, isPayer: false } }
export const UnknownBrand: Story = { args: { card: { ...exampleCard, brand: 'unknown', last4: '0042' } } }
export const ExpiresSoon: Story = { args: { card: { ...exampleCard, expMonth: 12, expYear: 2026 }, expiry: 'expiresSoon' } }
export const Expired: Story = { args: { card: { ...exampleCard, expMonth: 10, expYear: 2026 }, expiry: 'expired' } }

export const NoCard: Story = { args: { card: null } }

/** The card for users who may look but not change. */
export const ReadOnly: Story = { args: { onReplace: undefined, onRemove: undefined } }
export const ReadOnlyNoCard: Story = { args: { card: null, onReplace: undefined, onRemove: undefined } }

export const LongNamesPhone: Story = {
  args: { card: { ...exampleCard, brand: 'amex', name: 'The Whispering Pines at Buffalo Bayou Homeowners Association of Greater Houston' } },
  globals: { viewport: { value: 'narrow' } },
}

/** The question says what stops working. Cancel has the focus. */
export const AsksBeforeRemoving: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove Visa ending 4242?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove card' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}

export const Replacing: Story = {
  args: {
    form: (
      <CardForm
        values={{ name: '' }}
        onValuesChange={fn()}
        fields={<ExampleFields names={cardFieldNames} />}
        fieldsState="ready"
        onSubmit={fn()}
        onCancel={fn()}
      />
    ),
  },
}

export const RightToLeftPhone: Story = {
  args: {
    labels: {
      title: 'البطاقة المسجلة', remove: 'إزالة', replace: 'استبدال البطاقة', paysInvoices: 'تدفع الفواتير', ending: '{brand} تنتهي بـ {last4}',
      expires: 'تنتهي في {month}/{year}', privacy: 'يُدخل رقم البطاقة في نموذج مزود الدفع ولا يصل إلى هذا الموقع.',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}
