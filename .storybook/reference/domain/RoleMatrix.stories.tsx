import type { Meta, StoryObj } from '@storybook/react-vite'
import { rightNames } from '@portal/domain'
import { expect } from 'storybook/test'
import { RoleMatrix } from './RoleMatrix.tsx'

const meta = {
  component: RoleMatrix,
  title: 'domain/Role matrix',
} satisfies Meta<typeof RoleMatrix>

export default meta
type Story = StoryObj<typeof meta>

export const Customer: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(rightNames)
    await expect(canvas.getByRole('row', { name: /^users\.edit/ })).toHaveTextContent('May not')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'IsUserAdmin' }))
    await expect(canvas.getByRole('row', { name: /^users\.edit/ })).not.toHaveTextContent('May not')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'IsUserAdmin' }))
  },
}

export const Administrator: Story = { args: { start: { IsUserAdmin: true } } }

/** The rights of two flags add up: devices and billing, but not other users' codes. */
export const KitsAndBilling: Story = {
  args: { start: { IsKitsAdmin: true, IsBillingAdmin: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^billing\.pay/ })).not.toHaveTextContent('May not')
    await expect(canvas.getByRole('row', { name: /^codes\.view/ })).toHaveTextContent('May not')
  },
}

/** A voice group user opens doors during a call and edits their own group, and may do nothing else. */
export const VoiceGroupUser: Story = { args: { start: { UserTypeID: 9 } } }
export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
