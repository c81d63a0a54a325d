import type { Meta, StoryObj } from '@storybook/react-vite'
import { guardOrder } from '@portal/domain'
import { expect } from 'storybook/test'
import { GuardOrder } from './GuardOrder.tsx'

const meta = {
  component: GuardOrder,
  title: 'domain/Guards',
} satisfies Meta<typeof GuardOrder>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOutVisitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Guards' }).querySelectorAll('tbody tr')).toHaveLength(guardOrder.length)
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Opens')
  },
}

/** A signed-in user is sent to the dashboard, except from pages that mailed links open. */
export const SignedInOnAnInvite: Story = {
  args: { start: { isAuthenticated: true, hasUserDetails: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Redirects to dashboard')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page' }), 'invite')
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Opens')
  },
}

export const SiteWithoutDetails: Story = {
  args: { start: { area: 'site', isAuthenticated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Redirects to login')
  },
}
export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
