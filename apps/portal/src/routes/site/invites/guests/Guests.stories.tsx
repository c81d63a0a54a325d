import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { beginSession } from '#portal/app/signInAs.ts'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'
import { storyNow } from '#portal/testing/storyNow.ts'

const meta = {
  ...portalStory,
  title: 'portal/site/Guests of residents',
  parameters: { ...portalStory.parameters, portal: { path: '/login' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Loaded = { loaded: Record<string, unknown> }

const rules = { IsOn: true, AtOnce: 3, Hours: 24, Ports: null }
const keisha = { username: 'k.broussard@mail.example', password: 'pines-1102' }

/** Saves the rules as the administrator; then opens a page as a resident of unit 1102 with these invites. */
async function openAsResident({ loaded }: Loaded, { invites = [], path = '/site/guests', ...changed }: Partial<Omit<typeof rules, 'Ports'>> & { Ports?: string[]; invites?: string[]; path?: string } = {}) {
  const { portal, router } = sceneOf({ loaded })
  const { api } = portal
  const { AuthToken: token, CsrfToken: csrf, user } = await api.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
  const session = { token, authKey: user.SessionID, csrf }
  const { Users } = await api.getUserTierUserList({ searchText: keisha.username }, { session })
  await api.setUserPassword({ ID: Number(Users[0]?.ID), Password: keisha.password }, { session })
  await api.saveGuestRules({ ...rules, ...changed }, { session })
  await beginSession(portal, await api.login(keisha))
  for (const [index, InviteName] of invites.entries()) {
    await api.createQRInvite({ InviteType: 'Temporary', InviteName, Ports: ['main-entry'], EndDate: new Date(storyNow + (index + 2) * 3_600_000).toISOString() })
  }
  await router.navigate(path)
}

/** The list has each invite with its end, doors and status. */
export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await openAsResident({ loaded }, { invites: ['Aunt May', 'Piano tuner'] })
    await expect(await canvas.findByRole('link', { name: 'Aunt May' })).toBeVisible()
    await expect(canvas.getByText(/^1 of 3 invites left, each for 24 hours at most/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invite a guest' })).toHaveAttribute('href', '/site/guests/new')
    await expect(canvas.queryByRole('link', { name: 'Okonkwo family' })).toBeNull()
  },
}
export const FilledPhoneDark: Story = { ...Filled, globals: { viewport: { value: 'phone' }, theme: 'dark' } }

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await openAsResident({ loaded })
    await expect(await canvas.findByText('No invites yet')).toBeVisible()
  },
}

/** The limit says when the next invite is possible. */
export const Full: Story = {
  play: async ({ canvas, loaded }) => {
    await openAsResident({ loaded }, { AtOnce: 2, invites: ['Aunt May', 'Piano tuner'] })
    await expect(await canvas.findByText(/^You have 2 of 2 invites\. Revoke one, or wait until .+ at 12:00 PM\.$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Invite a guest' })).toBeNull()
  },
}

/** Without a connection the invites stay, and a banner says so. */
export const Offline: Story = {
  play: async ({ canvas, loaded }) => {
    await openAsResident({ loaded }, { invites: ['Aunt May'] })
    await canvas.findByRole('link', { name: 'Aunt May' })
    goOffline()
    await expect((await canvas.findAllByText(/You’re offline/))[0]).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Aunt May' })).toBeVisible()
  },
}

/** A resident opens the page by an old link after invites were turned off. */
export const Off: Story = {
  play: async ({ canvas, loaded }) => {
    await openAsResident({ loaded }, { IsOn: false })
    await expect(await canvas.findByText('Your administrator has not turned this on.')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: /Guests/ })).toBeNull()
  },
}

/** The form asks three questions; every door of the resident is chosen. */
export const New: Story = {
  play: async ({ canvas, loaded }) => {
    await openAsResident({ loaded }, { path: '/site/guests/new' })
    await expect(await canvas.findByText('A key for your doors, valid for 24 hours at most.')).toBeVisible()
    await expect(canvas.getByText('Which doors: all of your doors')).toBeVisible()
    await expect(canvas.queryByLabelText('Every week')).toBeNull()
    await expect(canvas.queryByText('More options')).toBeNull()
  },
}

/** With a limit below one day, the choice "today" ends earlier; a later end is refused at its field. */
export const TooLong: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await openAsResident({ loaded }, { path: '/site/guests/new', Hours: 4 })
    await userEvent.type(await canvas.findByLabelText('Name'), 'Aunt May')
    const until = canvas.getByLabelText('Until')
    await expect(until).toHaveValue('2:00 PM')
    await userEvent.clear(until)
    await userEvent.type(until, '8pm')
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    await waitFor(() => expect(canvas.getByText('Longer than your administrator allows')).toBeVisible())
  },
}

export const Spanish: Story = {
  ...Filled,
  globals: { locale: 'es' },
  play: async ({ canvas, loaded }) => {
    await openAsResident({ loaded }, { invites: ['Tía May'] })
    await expect(await canvas.findByText(/^Le quedan 2 de 3 invitaciones/)).toBeVisible()
  },
}
