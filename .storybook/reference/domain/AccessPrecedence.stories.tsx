import type { Meta, StoryObj } from '@storybook/react-vite'
import { accessPrecedence, accessPrecedenceWords } from '@portal/domain'
import { expect } from 'storybook/test'
import { AccessPrecedence } from './AccessPrecedence.tsx'

const meta = {
  component: AccessPrecedence,
  title: 'domain/Access precedence',
} satisfies Meta<typeof AccessPrecedence>

export default meta
type Story = StoryObj<typeof meta>

export const GroupDecides: Story = {
  play: async ({ canvas }) => {
    const titles = accessPrecedence.map(({ rule }) => accessPrecedenceWords.en[rule].title)
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent.replace('Decides', ''))).toEqual(titles)
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('allowed, withinRestriction')
  },
}

/** A user's own restriction narrows the group's and never widens it: both must allow entry. */
export const OwnNarrowsGroup: Story = {
  args: { start: { own: 'denies' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('User’s restriction')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Own restriction' }), 'allows')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group restriction' }), 'denies')
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Group restriction')
  },
}

/** During a lockdown doors open only for users who keep access. */
export const Lockdown: Story = {
  args: { start: { isLockedDown: true, isHeldOpen: true, exception: 'allow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('denied, lockedDown')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keeps access in a lockdown' }))
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('allowed, heldOpen')
  },
}
export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
