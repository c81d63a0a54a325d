import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Own account',
  parameters: { ...portalStory.parameters, portal: { path: '/site/mywebaccount', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The page has the user's name, settings and sessions. */
export const MyAccount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Profile' })).toHaveTextContent('dana.whitfield@whisperingpines.example')
    await expect(await canvas.findByText('You’re not signed in anywhere else.')).toBeVisible()
  },
}
export const MyAccountDarkPhone: Story = { ...MyAccount, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A wrong current password is reported at its field; nothing changes. */
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Change password' }))
    await userEvent.type(card.getByLabelText('Current password'), 'sandbox9')
    await userEvent.type(card.getByLabelText('New password'), 'gatewell7')
    await userEvent.type(card.getByLabelText('New password again'), 'gatewell7')
    await userEvent.click(card.getByRole('button', { name: 'Change password' }))
    await expect(await card.findByText('This is not your current password.')).toBeVisible()
    await canvas.findByText('You’re not signed in anywhere else.')
  },
}

const editing = { parameters: { portal: { path: '/site/mywebaccount/edit', signInAs: 'dashboard' } } }

/** An administrator changed the same phone number meanwhile: the user chooses a value for each field. */
export const Conflict: Story = {
  ...editing,
  play: async ({ canvas, userEvent, loaded }) => {
    const { portal } = sceneOf({ loaded })
    const phone = await canvas.findByRole('textbox', { name: /^Phone(?! for)/ })
    const { Account } = await portal.api.getOwnAccount()
    await portal.api.saveOwnAccount({ Phone: '+1 281 555 7342', Version: Account.Version })
    await userEvent.type(phone, '+1 281 555 7341')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: /also changed this/ }))
    await waitFor(() => expect(dialog.getByText('+1 281 555 7342')).toBeVisible())
  },
}

export const PseudoRightToLeft: Story = {
  ...editing,
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
