import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Example } from './MicroDepositForm.example.tsx'
import { microDepositFormGuide } from './MicroDepositForm.guide.ts'
import { MicroDepositForm } from './MicroDepositForm.tsx'

const meta = {
  title: 'billing/MicroDepositForm',
  component: MicroDepositForm,
  tags: ['autodocs'],
  parameters: { guide: microDepositFormGuide },
  args: { kind: 'amounts', expectedArrival: '2026-11-24', descriptor: 'ACCTVERIFY GATEWELL', attemptsLeft: 3, onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 528 }}><Story /></div>],
} satisfies Meta<typeof MicroDepositForm>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Amounts: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('First amount'), '0.45')
    await userEvent.type(canvas.getByLabelText('Second amount'), '32')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify account' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ entry: { kind: 'amounts', cents: [45, 32] } })
  },
}
export const AmountsDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** '$32' could be dollars, so the form asks for cents. */
export const AmbiguousAmount: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('First amount'), '$32')
    await userEvent.type(canvas.getByLabelText('Second amount'), '45')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify account' }))
    await expect(canvas.getByText('Enter an amount from 1 to 99 cents, such as 32 or 0.32.')).toBeVisible()
    await expect(canvas.getByLabelText('First amount')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Code: Story = {
  args: { kind: 'descriptor_code', attemptsLeft: 10 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Code'), '11aa')
    await expect(await canvas.findByText('Read as SM11AA')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verify account' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ entry: { kind: 'code', code: 'SM11AA' } })
  },
}
export const CodePhone: Story = { args: { kind: 'descriptor_code' }, globals: { viewport: { value: 'phone' } } }

export const LastTry: Story = { args: { attemptsLeft: 1, error: 'The amounts don’t match the deposits. Check the statement again.' } }
export const Verifying: Story = { args: { isBusy: true } }
