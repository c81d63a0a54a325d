import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Dashboard',
  parameters: { ...portalStory.parameters, portal: { path: '/site/dashboard', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The dashboard on a Saturday morning, at a property with eight doors. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(canvas.getByText('Pool Gate is offline')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Live events' })).toHaveTextContent('Wm. J. Abernathy')
  },
}
export const FilledTablet: Story = { ...Filled, globals: { viewport: { value: 'tablet' } } }
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A user opens a door from its row: the result appears there, and the events name the user. An offline door says why it can't open. */
export const DoorOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Open, Pool Gate' })).toHaveAccessibleDescription('It is offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Open, Main Gate, Exit' }))
    await expect(await canvas.findByText(/^Main Gate, Exit opened .* AM\.$/)).toBeInTheDocument()
    await expect(canvas.getByText('By you')).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'Live events' })).getAllByRole('listitem')[0]).toHaveTextContent(/Dana Whitfield opened Main Gate, ExitFrom the dashboard/)
    await userEvent.click(canvas.getByRole('button', { name: 'Hold until…, Clubhouse Front Door' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Hold until 12:00 PM' }))
    await expect(await canvas.findByText('Until 12:00 PM, Dana Whitfield')).toBeVisible()
  },
}

/** While the list of events is paused, new events wait behind a count. */
export const EventsPaused: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    const events = within(await canvas.findByRole('region', { name: 'Live events' }))
    const opened = 'From the dashboard'
    await userEvent.click(events.getByRole('button', { name: 'Pause' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Open, Main Gate, Exit' }))
    await expect(await events.findByRole('button', { name: '1 new' })).toBeVisible()
    await expect(events.queryByText(opened)).toBeNull()
    await userEvent.click(events.getByRole('button', { name: 'Resume' }))
    await expect(await events.findByText(opened)).toBeVisible()
    await expect(events.queryByRole('button', { name: '1 new' })).toBeNull()
  },
}

/** News of a release are behind one line, and can be dismissed permanently. */
export const News: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^The portal has changed/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    const news = within(await screen.findByRole('dialog', { name: 'What’s new' }))
    await waitFor(() => expect(news.getByText(/show when their code was used last/)).toBeVisible())
    await userEvent.click(news.getByRole('button', { name: 'Don’t show again' }))
    await waitFor(() => expect(canvas.queryByText(/^The portal has changed/)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

/** A new account on its first day has no doors and no activity. */
export const NewAccount: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs attention.')).toBeVisible()
    await expect(canvas.getByText(/No doors yet/)).toBeVisible()
    await expect(canvas.getByText(/No activity yet/)).toBeVisible()
  },
}

/** In an account with two properties, the page shows one of them. */
export const TwoProperties: Story = {
  globals: { world: 'twoProperties' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Show property' }), 'Cypress Court')
    await expect(await canvas.findByRole('link', { name: 'Cypress Gate' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Tower B Lobby' })).toBeNull()
  },
}

export const Loading: Story = {
  globals: { fault: 'hangs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeVisible()
  },
}

/** Old content stays while the page reloads it. */
export const Refreshing: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await sceneOf({ loaded }).backend.setFault('hangs')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByRole('button', { name: 'Refresh', busy: true })).toBeVisible()
    await expect(canvas.getByText('Pool Gate is offline')).toBeVisible()
  },
}

/** Without a connection, a message is above the loaded content, which stays. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    goOffline()
    await expect((await canvas.findAllByText(/You’re offline/))[0]).toBeInTheDocument()
    await expect(canvas.getByText('Pool Gate is offline')).toBeVisible()
  },
}

/** A user who manages only hardware sees the controllers first. */
export const HardwareFirst: Story = {
  parameters: { portal: { path: '/', signInAs: 'devices@whisperingpines.example' } },
  play: async ({ canvas }) => {
    const controllers = within(await canvas.findByRole('region', { name: 'Controllers' }))
    await expect(controllers.getByRole('link', { name: 'All controllers' })).toBeVisible()
    await expect(controllers.getAllByRole('listitem').length).toBeGreaterThan(1)
  },
}

/** After an error of the service, a message replaces the page; the frame stays. */
export const ServiceBroke: Story = {
  // The story has no picture, because it would be the same as those of call groups and invites.
  parameters: { screenshot: false },
  globals: { fault: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The dashboard could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My account' })).toBeVisible()
  },
}

/** A truncated answer counts as no answer. */
export const CutAnswer: Story = {
  globals: { fault: 'cutBody' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t be reached/)).toBeVisible()
  },
}

export const HelpOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible())
    await expect(screen.getByRole('heading', { name: 'Dashboard', level: 3 })).toBeVisible()
  },
}

/** To make room for a wide table, the names in the sidebar become icons. */
export const SidebarMinimized: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize sidebar' }))
    await expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  },
}

/** An administrator is signed in as Dana, by a link that works once. */
export const SignedInAsSomeoneElse: Story = {
  parameters: { portal: { path: '/signin-admin?token=sign-in-as-dana' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Signed in as Dana Whitfield'))[0]).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Back to my user' })).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Panel' })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Eventos en vivo' })).toBeVisible()
  },
}

/** Every text is a third longer, and the page is mirrored. */
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
