import type { Meta, StoryObj } from '@storybook/react-vite'
import { landingOrder } from '@portal/domain'
import { expect } from 'storybook/test'
import { LandingOrder } from './LandingOrder.tsx'

const meta = {
  component: LandingOrder,
  title: 'domain/Landing order',
} satisfies Meta<typeof LandingOrder>

export default meta
type Story = StoryObj<typeof meta>

export const OrdinaryUser: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map((cell) => Number.parseInt(cell.textContent, 10))).toEqual(landingOrder.map(({ rule }) => rule))
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('dashboard')
  },
}

/** A call group manager without a group is sent back to the sign-in page. One with a group lands on its editor. */
export const CallGroupManager: Story = {
  args: { start: { UserTypeID: 2 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('login')
    await userEvent.type(canvas.getByRole('textbox', { name: 'callgroupId' }), '11')
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('videoCallGroup')
  },
}

/** An inactive account is checked before everything else. */
export const InactiveAccountFirst: Story = {
  args: { start: { IsAccountActive: false, IS_SFH_ACTIVE: true, IsUserDashboard: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('inactive')
  },
}
export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
