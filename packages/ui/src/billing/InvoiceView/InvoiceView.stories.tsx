import { InvoiceStatus } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { exampleInvoice, exampleToday } from '../internal/examples.ts'
import { Example } from './InvoiceView.example.tsx'
import { invoiceViewGuide } from './InvoiceView.guide.ts'
import { InvoiceView } from './InvoiceView.tsx'

const meta = {
  title: 'billing/InvoiceView',
  component: InvoiceView,
  tags: ['autodocs'],
  parameters: { guide: invoiceViewGuide },
  args: { invoice: exampleInvoice, today: exampleToday, onPay: fn(), onEmail: fn(), onDownload: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}><Story /></div>],
} satisfies Meta<typeof InvoiceView>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay $1,284.50' }))
    await expect(args.onPay).toHaveBeenCalledTimes(1)
  },
}
export const OpenDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const Overdue: Story = { args: { today: '2026-11-29' } }

/** Without a payment method the button is disabled and says why. */
export const NothingToPayWith: Story = {
  args: { onPay: undefined, payReason: 'Add a card or verify the bank account first.' },
}
export const Processing: Story = { args: { invoice: { ...exampleInvoice, status: InvoiceStatus.Processing, paidWith: 'First Prairie Bank ending 6789' } } }
export const Paid: Story = {
  args: { invoice: { ...exampleInvoice, status: InvoiceStatus.Paid, paidOn: '2026-11-20', paidWith: 'Visa ending 4242' } },
}
export const JustPaidDarkPhone: Story = {
  args: {
    invoice: { ...exampleInvoice, status: InvoiceStatus.Processing },
    receipt: <InlineAlert tone="success" title="$1,284.50 was charged to Visa ending 4242.">Payment ch_20418_37.</InlineAlert>,
  },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { labels: { total: 'المجموع', issued: 'تاريخ الإصدار', due: 'تاريخ الاستحقاق' } } }
