import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { shownInAFrame } from '../../docs/shownInAFrame.ts'
import { Example } from './PayDialog.example.tsx'
import { payDialogGuide } from './PayDialog.guide.ts'
import { PayDialog } from './PayDialog.tsx'

const meta = {
  title: 'billing/PayDialog',
  component: PayDialog,
  tags: ['autodocs'],
  parameters: { guide: payDialogGuide, docs: shownInAFrame },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    invoiceNumber: 'INV-20418-37',
    cents: 128_450,
    methods: [{ value: '2', label: 'Visa ending 4242' }],
    method: '2',
    onMethodChange: fn(),
    onPay: fn(),
  },
} satisfies Meta<typeof PayDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. Cancel has the focus: Enter must not move money. */
export const Playground: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pay $1,284.50?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const OneWayToPayPhone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } }

export const TwoWaysToPay: Story = {
  args: { methods: [{ value: '2', label: 'Visa ending 4242' }, { value: '3', label: 'First Prairie Bank ending 6789', help: 'Takes four banking days.' }] },
}
export const TwoWaysToPayDark: Story = { ...TwoWaysToPay, globals: { theme: 'dark' } }
/** Credit is used first, and the title says the rest. */
export const WithCredit: Story = {
  args: { creditCents: 7500 },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Pay $1,209.50?' })).toHaveTextContent('Credit-$75.00')
  },
}
export const Paying: Story = { args: { isBusy: true } }
export const NobodyKnowsYet: Story = {
  args: { error: 'The connection was lost before the answer arrived. Press Pay again to check. You are charged only once.' },
}
