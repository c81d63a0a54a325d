import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

/** The card on a story's page, in the shadow root of its element. */
async function cardIn(page: HTMLElement) {
  const root = await waitFor(() => {
    const found = page.querySelector('portal-invite-card')?.shadowRoot?.querySelector<HTMLElement>('.root')
    if (!found?.querySelector('article:not([aria-busy])')) throw new Error('The card is not there yet.')
    return found
  })
  return within(root)
}

const at = (path: string) => ({ portal: { path } })

const meta = {
  ...portalStory,
  title: 'portal/public/Invite',
  parameters: { ...portalStory.parameters, portal: { path: '/Invite?d=lone-star-movers' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A temporary key shows its code at once. */
export const Temporary: Story = {
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(card.getByText('Move-in crew: Lone Star Movers & Storage of Greater Houston')).toBeVisible()
    await expect(await card.findByRole('img', { name: /^QR key for/ })).toBeVisible()
  },
}
export const TemporaryPhone: Story = { ...Temporary, globals: { viewport: { value: 'phone' } } }
export const TemporaryDarkPhone: Story = { ...Temporary, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const TemporaryEndsToday: Story = {
  parameters: at('/Invite?d=gulf-coast-hvac'),
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(await card.findByText('Ends today')).toBeVisible()
  },
}

/** A recurring key creates no code until the guest asks for one. */
export const RecurringBeforeGenerate: Story = {
  parameters: at('/Invite?d=brightwater'),
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(card.getByRole('button', { name: 'Generate QR code' })).toBeEnabled()
    await expect(card.queryByRole('img', { name: /qr/i })).toBeNull()
  },
}

export const RecurringGenerated: Story = {
  parameters: at('/Invite?d=brightwater'),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const card = await cardIn(canvasElement)
    await userEvent.click(card.getByRole('button', { name: 'Generate QR code' }))
    await expect(await card.findByRole('img', { name: 'QR key, made at 10:00 AM, unused' })).toBeVisible()
    await expect(sceneOf({ loaded }).router.state.location.search).toContain('id=brightwater')
  },
}

/** A reload, or `/RecurringInvite`, shows the waiting code at once. */
export const RecurringAtOnce: Story = {
  parameters: at('/RecurringInvite?d=brightwater'),
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(await card.findByRole('img', { name: /^QR key, made/ })).toBeVisible()
  },
}

/** The request failed, so no code was created, and the button tries again. */
export const RecurringFailed: Story = {
  parameters: at('/Invite?d=brightwater'),
  play: async ({ canvasElement, userEvent, loaded }) => {
    const card = await cardIn(canvasElement)
    await sceneOf({ loaded }).backend.setFault('offline')
    await userEvent.click(card.getByRole('button', { name: 'Generate QR code' }))
    await expect(await card.findByText(/The code couldn’t be created/)).toBeVisible()
  },
}

/** In a garage without reception, the code on the screen still opens the gate. */
export const RecurringOffline: Story = {
  parameters: at('/RecurringInvite?d=brightwater'),
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(await card.findByRole('img', { name: /^QR key, made/ })).toBeVisible()
    goOffline()
    await expect(await card.findByText('You are offline.')).toBeVisible()
    await expect(card.getByRole('img', { name: /^QR key, made/ })).toBeVisible()
  },
}

const message = (token: string, words: RegExp): Story => ({
  parameters: { portal: { path: `/Invite?d=${token}` } },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(card.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(card.queryByRole('img', { name: /qr/i })).toBeNull()
  },
})

export const Expired: Story = message('harbor-piano-tuning', /^This key ended on Thu, Nov 19/)
export const Revoked: Story = message('sunrise-painting', /^This key was revoked/)
export const NotYetValid: Story = message('okonkwo-family', /^This key works from Mon, Nov 23/)
export const UsedUp: Story = message('corner-bakery', /^This key has no uses left/)
export const Invalid: Story = message('no-such-invite', /^This link is not valid/)

/** The end of the link is missing. */
export const IncompleteLink: Story = {
  parameters: { portal: { path: '/Invite' } },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(card.getByText(/This link is not complete/)).toBeVisible()
  },
}

/** Every key of an inactive account is refused. */
export const InactiveAccount: Story = {
  globals: { world: 'inactiveAccount' },
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(card.getByRole('heading', { level: 1, name: /^Keys of this property are turned off/ })).toBeVisible()
    await expect(card.queryByRole('img', { name: /qr/i })).toBeNull()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es', viewport: { value: 'phone' } },
  parameters: at('/Invite?d=brightwater'),
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(await card.findByRole('button', { name: 'Generar código QR' })).toBeVisible()
  },
}

export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl', viewport: { value: 'phone' } },
  parameters: at('/Invite?d=lone-star-movers'),
  play: async ({ canvasElement }) => {
    const card = await cardIn(canvasElement)
    await expect(await card.findByRole('img', { name: /^\[/ })).toBeVisible()
  },
}
