import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pagination } from '../../data/Pagination/Pagination.tsx'
import { exampleInvoices, exampleToday } from '../internal/examples.ts'
import { Example } from './InvoiceTable.example.tsx'
import { invoiceTableGuide } from './InvoiceTable.guide.ts'
import { InvoiceTable } from './InvoiceTable.tsx'

const meta = {
  title: 'billing/InvoiceTable',
  component: InvoiceTable,
  tags: ['autodocs'],
  parameters: { guide: invoiceTableGuide },
  args: {
    invoices: exampleInvoices,
    page: { number: 2, size: 4, total: 37 },
    today: exampleToday,
    hrefFor: ({ id }) => `#invoice-${id}`,
    onEmail: fn(),
    onDownload: fn(),
    pager: <Pagination page={2} pageCount={10} hrefFor={(page) => `#page-${page}`} />,
  },
} satisfies Meta<typeof InvoiceTable>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Email INV-20418-37' }))
    await expect(args.onEmail).toHaveBeenCalledWith({ invoice: exampleInvoices[0] })
    await expect(canvas.getByText('Showing 5–8 of 37')).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Loading: Story = { args: { invoices: null } }
export const Refreshing: Story = { args: { isLoading: true } }
export const Empty: Story = { args: { invoices: [], page: { number: 1, size: 4, total: 0 }, pager: undefined } }
export const Failed: Story = {
  args: {
    failure: { detail: 'The service did not answer. Nothing was changed.', onRetry: fn() },
  },
}

export const LongTextsPhone: Story = {
  args: {
    invoices: exampleInvoices.map((invoice) => ({ ...invoice, number: `${invoice.number}-WHISPERING-PINES`, description: `${invoice.description}, after-hours visit, parts and labor, and a second controller` })),
  },
  globals: { viewport: { value: 'narrow' } },
}

export const RightToLeftPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } }, args: { labels: { title: 'الفواتير' } } }
