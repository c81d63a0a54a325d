import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createBillingFormats } from '../internal/billingFormats.ts'
import { Example } from './BillingTotals.example.tsx'
import { billingTotalsGuide } from './BillingTotals.guide.ts'
import { BillingTotals } from './BillingTotals.tsx'

const meta = {
  title: 'billing/BillingTotals',
  component: BillingTotals,
  tags: ['autodocs'],
  parameters: { guide: billingTotalsGuide },
  args: {
    totals: [
      { label: 'Overdue', cents: 128_450, note: '1 invoice, due Nov 24' },
      { label: 'Due', cents: 128_450, note: '1 invoice, due Dec 1, 2026' },
      { label: 'Credit', cents: 6200, note: 'Not used yet' },
    ],
  },
} satisfies Meta<typeof BillingTotals>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. Sums are passed in cents and shown in the page's currency. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('$1,284.50')[0]).toBeVisible()
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** An account with nothing due and no next charge. */
export const NothingDue: Story = {
  args: {
    totals: [
      { label: 'Due', cents: 0, note: 'No open invoices' },
      { label: 'Next charge', cents: null },
      { label: 'Credit', cents: 0 },
    ],
  },
}

export const Loading: Story = { args: { isLoading: true } }

export const RightToLeft: Story = {
  args: {
    totals: [
      { label: 'المستحق الآن', cents: 128_450, note: 'فاتورة واحدة' },
      { label: 'الدفعة التالية', cents: 128_450, note: '1 ديسمبر 2026' },
      { label: 'الرصيد', cents: 6200 },
    ],
    formats: createBillingFormats({ locale: 'ar' }),
  },
  globals: { direction: 'rtl' },
}
