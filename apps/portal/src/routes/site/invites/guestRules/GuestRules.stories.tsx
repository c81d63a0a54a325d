import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Rules for guests',
  parameters: { ...portalStory.parameters, portal: { path: '/site/invites/guests', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Invites by residents are off until an administrator turns them on. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Residents may invite guests' })).not.toBeChecked()
    await expect(canvas.queryByLabelText('Longest invite')).toBeNull()
  },
}

/** When the switch is on, the limits of each resident appear. */
export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Residents may invite guests' }))
    await expect(canvas.getByLabelText('Open invites of each resident')).toHaveValue('3')
    await expect(canvas.getByLabelText('Longest invite')).toHaveDisplayValue('24 hours')
    await userEvent.selectOptions(canvas.getByLabelText('Longest invite'), '3 days')
    await expect(canvas.getByText('2 unsaved changes: Residents may invite guests and Longest invite')).toBeVisible()
  },
}
export const OnDarkPhone: Story = { ...On, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** If guests may use chosen doors only, at least one door is needed. */
export const NoDoors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Residents may invite guests' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Only some' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Choose at least one door')).toBeVisible()
  },
}

/** The receipt says what changed. */
export const Saved: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    await On.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
    await expect(await context.canvas.findByRole('button', { name: /History/ })).toBeVisible()
    await expect(await context.canvas.findByText('Saved: 2 changes')).toBeVisible()
  },
}
