import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Billing',
  parameters: { ...portalStory.parameters, portal: { path: '/site/billing', signInAs: 'billing' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const asUser = (signInAs: string, path = '/site/billing') => ({ portal: { path, signInAs } })
const juniper = 'billing@juniperlofts.example'
const cedar = 'billing@cedarrow.example'

/** With the first payment gateway: a saved card, a bank account whose two test amounts are still to be entered, and thirty invoices. */
export const Gateway1: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Card on file' })).toHaveTextContent('Visa ending 4242')
    await expect(canvas.getByRole('group', { name: 'Verify with two small deposits' })).toBeVisible()
    await expect(canvas.getByText('Showing 1–20 of 30')).toBeVisible()
  },
}
export const Gateway1DarkPhone: Story = { ...Gateway1, globals: { theme: 'dark', ...phone } }

/** The second payment gateway describes a card in other fields. This card has expired, and the bank account is locked. */
export const Gateway2ExpiredAndLocked: Story = {
  parameters: asUser(juniper),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Invoices can’t be charged to this card/)).toBeVisible()
    await expect(canvas.getByText('Too many wrong tries.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Pay \$/ })).toHaveAccessibleDescription('Add a card or verify a bank account first.')
  },
}

export const NothingOnFile: Story = {
  parameters: asUser(cedar),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No card on file')).toBeVisible()
    await expect(canvas.getByText('No bank account')).toBeVisible()
  },
}

/** The list shows only invoices in processing; the status is in the address. */
export const NarrowedByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('region', { name: 'Invoices' }))
    await userEvent.selectOptions(await table.findByRole('combobox', { name: 'Status' }), 'Processing')
    await expect(await table.findByText('Showing 1 of 1')).toBeVisible()
    await expect(table.getByRole('link', { name: /^INV-/ })).toBeVisible()
  },
}

/** The next page is in the address, so that it can be linked. */
export const SecondPage: Story = {
  parameters: asUser('billing', '/site/billing?page=2'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 21–30 of 30')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
}
export const PageWithoutInvoices: Story = {
  parameters: asUser('billing', '/site/billing?page=9'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the first page' })).toBeVisible()
  },
}

/** The card's fields are in the payment gateway's frame, which this page can't read. */
export const ReplacingTheCard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace card' }))
    await waitFor(() => expect(canvas.getByLabelText('Name on card')).toHaveFocus())
    const frame = await canvas.findByTitle('Card number')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(await canvas.findByRole('button', { name: 'Save card', description: '' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('form input')).toHaveLength(3)
  },
}

/** The dialog states amount, invoice and card; Cancel has the focus. */
export const AsksBeforePaying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay \$/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Pay \$/ })
    await waitFor(() => expect(within(dialog).getByText('Visa ending 4242')).toBeVisible())
  },
}

/** The receipt states the amount and the card; the invoice shows the payment. */
export const Paid: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay \$/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^Pay \$/ }))
    await expect(await canvas.findByText(/was charged to Visa ending 4242\./)).toBeVisible()
  },
}

export const WrongAmounts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First amount'), '1')
    await userEvent.type(canvas.getByLabelText('Second amount'), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify account' }))
    await expect(await canvas.findByText('The amounts don’t match the deposits. Check the statement again.')).toBeVisible()
    await expect(canvas.getByText(/2 tries left/)).toBeVisible()
    await expect(canvas.getByLabelText('First amount')).toHaveValue('1')
  },
}

export const Verified: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First amount'), '45')
    await userEvent.type(canvas.getByLabelText('Second amount'), '0.32')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify account' }))
    await expect(await canvas.findByText('Invoices can be debited from this account.')).toBeVisible()
  },
}

export const AsksBeforeRemovingTheBank: Story = {
  play: async ({ canvas, userEvent }) => {
    const bank = canvas.getByRole('region', { name: 'Bank account' })
    await userEvent.click(within(bank).getByRole('button', { name: 'Remove' }))
    await expect(await screen.findByRole('dialog', { name: /^Remove / })).toHaveTextContent('Its deposits will no longer be valid.')
  },
}

/** Only administrators and billing administrators may open it; others read who can help. */
export const Forbidden: Story = {
  parameters: asUser('devices@whisperingpines.example'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

/** Automatic payments are on: the overdue invoice was charged at once, after the credit was used. */
export const Automatic: Story = {
  play: async ({ canvas, loaded }) => {
    const { portal: { api }, router } = sceneOf({ loaded })
    await api.setAutomaticPayments({ IsOn: true })
    await api.getPaymentInfo()
    await router.revalidate()
    const payments = await canvas.findByRole('region', { name: 'Automatic payments' })
    await waitFor(() => expect(within(payments).getByRole('switch')).toBeChecked())
    await expect(payments).toHaveTextContent(/Next on .*, with Visa ending 4242/)
    await expect(canvas.getByRole('region', { name: 'Credit' })).toHaveTextContent('$0.00 left')
  },
}

export const Loading: Story = {
  parameters: { screenshot: false },
  globals: { fault: 'hangs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeVisible()
  },
}

export const ServiceBroke: Story = {
  globals: { fault: 'serverError' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Something broke on our side|Billing could not be loaded/)).toBeVisible()
  },
}

/** Loaded content stays; the Pay button says why it is disabled. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    goOffline()
    await expect(await canvas.findByRole('button', { name: /^Pay \$/, description: /You’re offline/ })).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Facturación' })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}

export const Details: Story = {
  parameters: asUser('billing', '/site/billing/details'),
  play: async ({ canvas, userEvent }) => {
    const zip = canvas.getByLabelText('ZIP code')
    await userEvent.clear(zip)
    await userEvent.type(zip, '770')
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    await expect(await canvas.findByText('Enter five digits, or five and four with a hyphen.')).toBeVisible()
  },
}
/** Another user saved meanwhile. Both changes are kept, and the form asks about fields that both users changed. */
export const DetailsConflict: Story = {
  parameters: { ...asUser('billing', '/site/billing/details'), screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    const city = await canvas.findByLabelText('City')
    const info = await api.getBillingInfo({})
    await userEvent.clear(city)
    await userEvent.type(city, 'Austin')
    await api.updateBillingInfo({ ...info, City: 'Dallas', ContactName: 'Marta Ruiz' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: 'Austin' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('Billing details saved.')).toBeVisible()
    await expect(await api.getBillingInfo({})).toMatchObject({ City: 'Austin', ContactName: 'Marta Ruiz' })
  },
}

/** The page shows one open invoice, which the user opened from the list. */
export const Invoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'INV-2026-0130' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'INV-2026-0130' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Download PDF' })).toBeVisible()
  },
}
export const InvoiceWithFailedPayment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'INV-2026-0129' }))
    await expect(await canvas.findByText(/The last payment failed/)).toBeVisible()
  },
}
export const InvoiceNotFound: Story = {
  parameters: asUser('billing', '/site/billing/invoices/999999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible()
  },
}
