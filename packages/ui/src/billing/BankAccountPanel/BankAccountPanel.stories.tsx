import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { exampleBank, exampleToday } from '../internal/examples.ts'
import { Example } from './BankAccountPanel.example.tsx'
import { bankAccountPanelGuide } from './BankAccountPanel.guide.ts'
import { BankAccountPanel } from './BankAccountPanel.tsx'

const meta = {
  title: 'billing/BankAccountPanel',
  component: BankAccountPanel,
  tags: ['autodocs'],
  parameters: { guide: bankAccountPanelGuide },
  args: { bank: exampleBank, today: exampleToday, descriptor: 'ACCTVERIFY GATEWELL', onAdd: fn(), onRemove: fn(), onVerify: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}><Story /></div>],
} satisfies Meta<typeof BankAccountPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. The deposits take two banking days; weekends don't count. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/by Tuesday, Nov 24, in 2 banking days/)).toBeVisible()
  },
}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const DepositsOnTheirWayDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const DepositsArrived: Story = { args: { bank: { ...exampleBank, state: 'arrived', expectedArrival: '2026-11-20' } } }
export const CodeArrived: Story = {
  args: { bank: { ...exampleBank, state: 'arrived', microDepositType: 'descriptor_code', expectedArrival: '2026-11-20', attemptsLeft: 10 } },
}

export const WrongAmounts: Story = {
  args: {
    bank: { ...exampleBank, state: 'arrived', expectedArrival: '2026-11-20', attemptsLeft: 1 },
    verifyError: 'The amounts don’t match the deposits. Check the statement again.',
  },
}

export const Verified: Story = { args: { bank: { ...exampleBank, state: 'verified', attemptsLeft: null } } }
export const Locked: Story = { args: { bank: { ...exampleBank, state: 'locked', attemptsLeft: 0 } } }
export const Expired: Story = { args: { bank: { ...exampleBank, state: 'expired' } } }
export const Failed: Story = { args: { bank: { ...exampleBank, state: 'failed' } } }
export const None: Story = { args: { bank: null } }
export const ReadOnly: Story = { args: { onAdd: undefined, onRemove: undefined, onVerify: undefined } }

export const RightToLeft: Story = {
  args: {
    bank: { ...exampleBank, state: 'verified' },
    labels: {
      title: 'الحساب المصرفي', remove: 'إزالة', verified: 'تم التحقق', verifiedHelp: 'يمكن خصم الفواتير من هذا الحساب.', company: 'تجاري',
      routing: 'رقم التوجيه {number}', ending: '{bank}، ينتهي بـ {last4}',
    },
  },
  globals: { direction: 'rtl' },
}
