import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Invites',
  parameters: { ...portalStory.parameters, portal: { path: '/site/invites', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string) => ({ portal: { path, signInAs: 'dashboard' } })

/** The list has invites in every state, the newest first. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Okonkwo family' })).toBeVisible()
    await expect(canvas.getByText('Showing 1–9 of 9')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Sunrise Painting/ })).toHaveTextContent('Revoked')
  },
}
export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The search is sent after a pause in typing; the filter is in the address. */
export const Searched: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'movers')
    await waitFor(() => expect(canvas.getByText('Showing 1 of 1')).toBeVisible())
    await expect(sceneOf({ loaded }).router.state.location.search).toBe('?search=movers')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}

/** The invites that end within a week are listed by day. */
export const ByEnd: Story = {
  parameters: at('/site/invites'),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'End' }), 'Ends within 7 days')
    await expect(await canvas.findByRole('row', { name: 'Ends today' })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Sunrise Painting/ })).toBeNull()
    await expect(sceneOf({ loaded }).router.state.location.search).toBe('?ends=7')
  },
}
export const ByEndPhone: Story = { parameters: at('/site/invites?ends=30'), globals: { viewport: { value: 'phone' } } }

/** No invite matches, and a button clears the filters. */
export const NoMatch: Story = {
  parameters: at('/site/invites?status=UsedUp&kind=PIN'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching invites')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'See all invites' })).toBeVisible()
  },
}

/** A new account has no invites. */
export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invites yet')).toBeVisible()
  },
}

/** During an error of the service, old rows stay under a message. */
export const ServiceBroke: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.type(await canvas.findByRole('searchbox'), 'x')
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Okonkwo family' })).toBeVisible()
  },
}
export const ServiceBrokeRecovers: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context
    await ServiceBroke.play?.(context)
    await sceneOf({ loaded }).backend.setFault('none')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText(/No matching invites|Showing/)).toBeVisible()
  },
}

export const Offline: Story = {
  play: async ({ canvas }) => {
    goOffline()
    await expect((await canvas.findAllByText(/You’re offline/))[0]).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Okonkwo family' })).toBeVisible()
  },
}

/** A user who may not see invites reads who can help. */
export const Forbidden: Story = {
  parameters: { portal: { path: '/site/invites', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'New invite' })).toBeNull()
  },
}

/** The page shows the invite's facts, its uses, and whether it opens a door now. */
export const Detail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Fern & Fig/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: /Fern & Fig/ })).toBeVisible()
    await expect(await canvas.findByText('No, not at that time')).toBeVisible()
    await expect(canvas.getByText(/Next opening: Mon, Nov 23, 9:00 AM/)).toBeVisible()
  },
}

/** The dialog says what will stop working. */
export const Withdrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Fern & Fig/ }))
    const withdraw = await canvas.findByRole('button', { name: 'Revoke' })
    await canvas.findByText(/^(Yes|No), /)
    await userEvent.click(withdraw)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('doors will no longer open with this key'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}
export const Withdrawn: Story = {
  play: async (context) => {
    await Withdrawing.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Revoke invite' }))
    await expect(await context.canvas.findByText('Revoked. It no longer opens any doors.')).toBeVisible()
    await expect(await context.canvas.findByText('No opening within a year')).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Revoke' })).toBeNull()
  },
}

/** The old link stops working; the new one is shown only once. */
export const SentAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Fern & Fig/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('The old link stops working at once.'))
    const dialog = screen.getByRole('dialog')
    await userEvent.clear(screen.getByLabelText(/Mobile number or email/))
    await userEvent.type(screen.getByLabelText(/Mobile number or email/), 'half@')
    await userEvent.click(dialog.querySelector<HTMLElement>('button[type=submit]') ?? dialog)
    await expect(screen.getByText('Enter a mobile number or an email address')).toBeVisible()
    await userEvent.type(screen.getByLabelText(/Mobile number or email/), 'fern.example')
    await userEvent.click(dialog.querySelector<HTMLElement>('button[type=submit]') ?? dialog)
    await expect(await canvas.findByLabelText('Link for the guest')).toBeVisible()
  },
  // The link is hidden from the picture, because it is a new secret each time.
  parameters: { screenshot: false },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invitaciones' })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
