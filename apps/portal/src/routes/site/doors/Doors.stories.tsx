import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { lookAgain, scanAt } from '#portal/testing/placeCall.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Doors',
  parameters: { ...portalStory.parameters, portal: { path: '/site/doors', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string) => ({ portal: { path, signInAs: 'dashboard' } })

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Doors' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Open, Main Gate, Entry|Open Main Gate, Entry/ })).toBeVisible()
  },
}
export const FilledPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoMatch: Story = {
  parameters: at('/site/doors?search=ballroom'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No door matches these filters.')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search doors' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search doors' }), 'lobby')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tower B Lobby' })).toBeVisible())
  },
}

/** The lanes of a day are in the property's time, and the day is in the address. */
export const Today: Story = {
  parameters: at('/site/doors?view=day'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Today: / })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Pool Gate' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: /^Pool Gate, .* Offline 0$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as lanes' }))
  },
}
export const TodayPhoneDark: Story = { parameters: at('/site/doors?view=day'), globals: { viewport: { value: 'phone' }, theme: 'dark' }, play: async ({ canvas }) => void (await canvas.findByRole('list', { name: 'Pool Gate' })) }

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No doors yet/)).toBeVisible()
  },
}

/** In an account with two properties, the page shows one of them. */
export const SecondProperty: Story = {
  globals: { world: 'twoProperties' },
  parameters: at('/site/doors?property=2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 door · Cypress Court')).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: 'Show property' })).toHaveDisplayValue('Cypress Court')
  },
}

/** A press on a door shows its state and actions; the list beside the plan marks the same door. */
export const OnPlan: Story = {
  parameters: at('/site/doors?view=plan'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Main Gate, Entry: Closed' }))
    const details = within(canvas.getByRole('group', { name: 'Main Gate, Entry' }))
    await expect(details.getByRole('button', { name: 'Open, Main Gate, Entry' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pool Gate: Offline' }))
    await expect(within(canvas.getByRole('group', { name: 'Pool Gate' })).getByText('Offline')).toBeVisible()
  },
}
export const OnPlanRightToLeft: Story = { ...OnPlan, globals: { direction: 'rtl' } }

/** The list beside the plan has the doors that need attention first, and then again in the usual order. */
export const OnPlanByState: Story = {
  parameters: { ...at('/site/doors?view=plan'), screenshot: false },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: 'Doors' }))
    const names = () => list.getAllByRole('link').map(({ textContent }) => textContent)
    const before = names()
    await userEvent.click(list.getByRole('button', { name: 'Sort by state' }))
    await expect(names()[0]).toBe('Pool Gate')
    await userEvent.click(list.getByRole('button', { name: 'Usual order' }))
    await expect(names()).toEqual(before)
  },
}

/** Without a site plan, the page says how to add one. */
export const NoPlanYet: Story = {
  globals: { world: 'twoProperties' },
  parameters: at('/site/doors?view=plan&property=2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No site plan yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add site plan' })).toHaveAttribute('href', expect.stringContaining('/site/site-plan/2'))
  },
}

export const OneDoor: Story = {
  parameters: at('/site/doors/main-exit'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Main Gate, Exit' })).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'Schedules' })).getByRole('link', { name: 'Exit lane, morning rush' })).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'Controller' })).getByText('All synced')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 3, name: '100% uptime in 30 days' })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Denials and alerts today' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: /^\d+ of \d+ users( and \d guests?)? can enter now$/ })).toBeVisible()
  },
}

/** The numbers of users and guests who can enter now are those of the rows, and lead to the lists that they count. */
export const WhoCanEnter: Story = {
  parameters: at('/site/doors/main-entry'),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: /^\d+ of \d+ users and 2 guests can enter now$/ }))
    await expect(card.getByText(/1 user expired · 1 user starts/)).toBeVisible()
    await expect(card.getByRole('link', { name: '15 of 17 users' })).toHaveAttribute('href', expect.stringContaining('/site/users?group='))
    await expect(card.getByRole('link', { name: 'Invites' })).toHaveAttribute('href', expect.stringContaining('/site/invites?status=Valid&door=main-entry'))
  },
}
export const WhoCanEnterSpanishPhone: Story = {
  ...WhoCanEnter,
  globals: { locale: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: /^Ahora pueden entrar \d+ de \d+ usuarios y 2 invitados$/ }))
    await expect(card.getByRole('link', { name: '15 de 17 usuarios' })).toBeVisible()
  },
}

/** What went wrong at the door today is above its activity, each refusal with a link that explains it. */
export const DeniedToday: Story = {
  parameters: at('/site/doors/tower-b-lobby'),
  play: async ({ canvas, loaded }) => {
    const denied = within(await canvas.findByRole('region', { name: 'Denials and alerts today' }))
    await expect(await denied.findByText('None')).toBeVisible()
    await scanAt(sceneOf({ loaded }), 'tower-b-lobby', '3127')
    lookAgain()
    await expect(await denied.findByText(/^Tower B Lobby: /)).toBeVisible()
    await expect(denied.getByRole('link', { name: /^Why\? .*, Tower B Lobby: / })).toHaveAttribute('href', expect.stringContaining('event='))
  },
}
export const DeniedTodaySpanishPhone: Story = {
  ...DeniedToday,
  globals: { locale: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const denied = within(await canvas.findByRole('region', { name: 'Accesos denegados y alertas de hoy' }))
    await scanAt(sceneOf({ loaded }), 'tower-b-lobby', '3127')
    lookAgain()
    await expect(await denied.findByRole('link', { name: /^¿Por qué\? / })).toBeVisible()
  },
}
export const OneDoorPhoneDark: Story = { parameters: at('/site/doors/main-exit'), globals: { viewport: { value: 'phone' }, theme: 'dark' } }

export const Gone: Story = {
  parameters: at('/site/doors/no-such-door'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This door does not exist/)).toBeVisible()
  },
}
