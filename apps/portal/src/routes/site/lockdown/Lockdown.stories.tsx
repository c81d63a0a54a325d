import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Lockdown',
  parameters: { ...portalStory.parameters, portal: { path: '/site/lockdown', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is locked: every door is chosen, with the effect of a lockdown beside it. */
export const AtRest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/First responders/)).toBeVisible()
    await expect(canvas.getByText(/Pool Gate: the controller doesn’t answer/)).toBeVisible()
  },
}
export const AtRestDarkPhone: Story = { ...AtRest, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The form needs a reason first, then a typed word or a press that is held. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock down 8 doors' }))
    await expect(await canvas.findByText('Enter a reason.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Reason'), 'Police activity on Fannin')
    await userEvent.click(canvas.getByRole('button', { name: 'Lock down 8 doors' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lock these doors down?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Seven of eight doors are locked; the banner on every page says so too. */
export const Running: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Reason'), 'Police activity on Fannin')
    await userEvent.click(canvas.getByRole('button', { name: 'Lock down 8 doors' }))
    await userEvent.type(await screen.findByLabelText('Type LOCK'), 'LOCK')
    await userEvent.click(screen.getByRole('button', { name: 'Lock down 8 doors' }))
    await expect(await canvas.findByRole('heading', { name: 'Partially locked, 7 of 8 confirmed' })).toBeVisible()
    await expect(await canvas.findAllByText('Lockdown: partially locked, 7 of 8 confirmed')).not.toHaveLength(0)
  },
}
export const RunningForcedColors: Story = { ...Running, parameters: { forcedColors: true } }

/** The page lists past lockdowns, with who did what and when. */
export const Over: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByLabelText('Reason')
    const { api } = sceneOf({ loaded }).portal
    const { Lockdown } = await api.setLockdown({ PortIDs: ['main-entry', 'clubhouse'], Reason: 'Gas leak in Tower B' })
    await api.releaseLockdown({ LockdownID: Lockdown.ID })
    await sceneOf({ loaded }).router.navigate('/site/lockdown?page=1')
    await userEvent.click(await canvas.findByRole('link', { name: 'Gas leak in Tower B' }))
    const trail = within(await canvas.findByRole('region', { name: 'What happened' }))
    await expect(trail.getByText('Started by Dana Whitfield')).toBeVisible()
    await expect(trail.getByText('Main Gate, Entry: released')).toBeVisible()
  },
}

/** The page loads for the first time. */
export const Loading: Story = {
  parameters: { screenshot: false },
  globals: { fault: 'hangs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeVisible()
  },
}

/** A lockdown of every door has a long reason and runs beside a drill: both are shown, the lockdown first. */
export const Long: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByLabelText('Reason')
    const { portal, router } = sceneOf({ loaded })
    const { Ports } = await portal.api.getLockdownPorts({})
    const PortIDs = Ports.map(({ PortID }) => PortID)
    const Reason = 'Gas leak reported on the third floor of Tower B, beside the stairwell to the garage; the fire department is on its way and asks that nobody goes back in before their commander says so.'
    await portal.api.setLockdown({ PortIDs, Reason, EndsAt: new Date(Date.now() + 3_600_000).toISOString() })
    await portal.api.setLockdown({ PortIDs: PortIDs.slice(0, 2), Reason: 'Rehearsal of the first Monday', IsDrill: true })
    await router.navigate('/site/lockdown?page=1')
    await expect((await canvas.findAllByText(/^Gas leak reported/))[0]).toBeVisible()
    await expect(canvas.getByText('Rehearsal of the first Monday')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Partially locked, 7 of 8 confirmed' })).toBeVisible()
  },
}

/** Without a connection, a loaded lockdown stays on the page, with its Release button. */
export const Offline: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByLabelText('Reason')
    const { portal, router } = sceneOf({ loaded })
    await portal.api.setLockdown({ PortIDs: ['main-entry', 'clubhouse'], Reason: 'Gas leak in Tower B' })
    await router.navigate('/site/lockdown?page=1')
    await canvas.findByRole('heading', { name: /^Locked/ })
    goOffline()
    await expect((await canvas.findAllByText(/^You’re offline/))[0]).toBeVisible()
    await expect(canvas.getByText('Gas leak in Tower B')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Release/ })[0]).toBeVisible()
  },
}

export const NoDoor: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lockdowns yet')).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/lockdown', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

export const PseudoRightToLeft: Story = {
  ...Running,
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).not.toHaveLength(0)
  },
}
