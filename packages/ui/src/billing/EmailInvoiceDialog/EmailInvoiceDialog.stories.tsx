import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { shownInAFrame } from '../../docs/shownInAFrame.ts'
import { Example } from './EmailInvoiceDialog.example.tsx'
import { emailInvoiceDialogGuide } from './EmailInvoiceDialog.guide.ts'
import { EmailInvoiceDialog } from './EmailInvoiceDialog.tsx'

const meta = {
  title: 'billing/EmailInvoiceDialog',
  component: EmailInvoiceDialog,
  tags: ['autodocs'],
  parameters: { guide: emailInvoiceDialogGuide, docs: shownInAFrame },
  args: { isOpen: true, onOpenChange: fn(), invoiceNumber: 'INV-20418-37', defaultAddresses: 'ap@bayoucityresidential.example', onSend: fn() },
} satisfies Meta<typeof EmailInvoiceDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = {
  parameters: { screenshot: false },
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email invoice' }))
    const dialog = await screen.findByRole('dialog', { name: 'Email INV-20418-37' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Several addresses in one field, with any separators. */
export const Asks: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Email INV-20418-37' })
    await userEvent.type(within(dialog).getByLabelText('Send to'), '; dana@example.com')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invoice' }))
    await expect(args.onSend).toHaveBeenCalledWith({ addresses: ['ap@bayoucityresidential.example', 'dana@example.com'] })
  },
}
export const AsksPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const WrongAddress: Story = {
  args: { defaultAddresses: 'dana@example.com, accounting' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invoice' }))
    await waitFor(() => expect(within(dialog).getByText('“accounting” is not an email address.')).toBeVisible())
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Sending: Story = { args: { isBusy: true } }
