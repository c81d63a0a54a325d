import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { askAgainAbout } from '#portal/app/asking.tsx'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Alerts',
  parameters: { ...portalStory.parameters, portal: { path: '/site/alerts', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { play: async ({ canvas }) => void (await canvas.findByText('Door forced open, any door')) }
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A rule has a long sentence, all rules are off, and users without an address got nothing. */
export const LongAndOff: Story = {
  play: async ({ canvas, loaded }) => {
    const { portal, router } = sceneOf({ loaded })
    const { api } = portal
    const { Users } = await api.getUserTierUserList({ searchText: '', count: 8 })
    await api.saveAlertRule({
      Cause: 'heldOpen', At: ['garage-p2', 'pedestrian-gate', 'service-gate'], Minutes: 120, Count: 1, Again: 60, To: Users.map(({ ID }) => ID), Ways: ['email', 'text', 'portal'],
      Quiet: { Start: 1320, End: 420 }, IsOn: true,
    })
    await api.setAlerts({ IsOn: false })
    await askAgainAbout(portal, ['alerts'])
    await router.revalidate()
    await expect(await canvas.findByText(/^All alerts are off/)).toBeVisible()
  },
}

export const NoRules: Story = {
  play: async ({ canvas, loaded }) => {
    const { portal, router } = sceneOf({ loaded })
    const { api } = portal
    for (const { ID } of (await api.getAlertRules()).Rules) await api.deleteAlertRule({ ID })
    await askAgainAbout(portal, ['alerts'])
    await router.revalidate()
    await expect(await canvas.findByText('No rules')).toBeVisible()
  },
}

/** A user who may not see alerts. */
export const Forbidden: Story = {
  parameters: { portal: { path: '/site/alerts', signInAs: 'billing' } },
  play: async ({ canvas }) => void (await canvas.findByText('You can’t see this')),
}

/** The service fails when the page is opened. */
export const Failed: Story = {
  parameters: { portal: { path: '/site/exports', signInAs: 'dashboard' } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: /^Alerts/ })
    const { backend, router } = sceneOf({ loaded })
    await backend.setFault('serverError')
    await router.navigate('/site/alerts')
    await expect(await canvas.findByText('The alerts could not be loaded')).toBeVisible()
  },
}

/** The page lists all alerts that one rule has sent. */
export const Sent: Story = {
  parameters: { portal: { path: '/site/alerts/sent?rule=2', signInAs: 'dashboard' } },
  play: async ({ canvas }) => void (await canvas.findByText('W480, Pool Gate is offline')),
}

/** The messages name Storybook's own address, which differs in each published build. So Chromatic doesn't compare them. */
function ignoreMessages(canvas: { getAllByRole(role: 'region', options: { name: RegExp }): HTMLElement[] }): void {
  for (const message of canvas.getAllByRole('region', { name: /they get$/ })) message.dataset['chromatic'] = 'ignore'
}

export const Editor: Story = {
  parameters: { portal: { path: '/site/alerts/1', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Text message' }))
    await expect(await canvas.findByRole('region', { name: 'Text message they get' })).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Quiet hours' }))
    await expect(canvas.getByText('Door left open for 5 minutes, any door: tell all administrators by email and text.')).toBeVisible()
    ignoreMessages(canvas)
  },
}

/** A new rule without doors and users cannot be saved. */
export const EditorRefused: Story = {
  parameters: { portal: { path: '/site/alerts/new', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Some doors' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Some users' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect((await canvas.findAllByText('Choose at least one.'))[0]).toBeVisible()
    await expect(canvas.getAllByText('Choose at least one user.')[0]).toBeVisible()
    ignoreMessages(canvas)
  },
}
