import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/All codes',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/codes', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The list has all users' entry methods, and shared ones. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1–20 of 86')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Christopher Featherstonehaugh-Okonkwo III' })[0]).toBeVisible()
  },
}

/** The list has the codes of one location, with their actions. */
export const AtOnePlace: Story = {
  parameters: { portal: { path: '/site/users/codes?place=103', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More actions for Crew, / }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Suspend at Service Gate, Fannin St.' }))
    await expect(await screen.findByText('Crew suspended at Service Gate, Fannin St.')).toBeVisible()
    await expect(await canvas.findByText('Suspended here')).toBeVisible()
  },
}
export const AtOnePlacePhone: Story = { ...AtOnePlace, play: async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Entry methods' })).toBeVisible()
}, globals: { viewport: { value: 'phone' } } }

/** Entry methods that end within a week are listed by day. */
export const ByEnd: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'End' }), 'Ends within 7 days')
    await expect(await canvas.findByRole('row', { name: 'Ends today' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gulf Coast HVAC, night crew' })).toBeVisible()
    await expect(sceneOf({ loaded }).router.state.location.search).toBe('?ends=7')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Ends within 7 days' }))
    await expect(await canvas.findByText('Showing 1–20 of 86')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'End' })).toHaveFocus()
  },
}

/** A card is reported lost and replaced in one dialog; Cancel has the first focus. */
export const ReportLost: Story = {
  parameters: { portal: { path: '/site/users/codes?search=4417', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Key ring, 118 · 04417' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Report lost…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Key ring lost?' }))
    await expect(await dialog.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('radio', { name: 'Replace it now' }))
    await userEvent.type(dialog.getByLabelText('Card number'), '5233')
    await expect(await dialog.findByText('Free at every door it opens', { ignore: '[role]' })).toBeVisible()
  },
}

/** The result is above the list, with Undo. */
export const Lost: Story = {
  ...ReportLost,
  play: async (context) => {
    await ReportLost.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Report lost and replace' }))
    await expect(await context.canvas.findByText('Key ring is reported lost.')).toBeVisible()
    await expect(await context.canvas.findByText(/^Lost/)).toBeVisible()
  },
}

/** The new number belongs to another user: the dialog stays, and nothing is saved. */
export const ReplacementTaken: Story = {
  ...ReportLost,
  parameters: { ...ReportLost.parameters, screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Key ring, 118 · 04417' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Replace…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Key ring?' }))
    await userEvent.type(await dialog.findByLabelText('Card number'), '4418')
    await expect(await dialog.findByText(/already uses it/, { ignore: '[role]' })).toBeVisible()
  },
}

/** The dialog can't load its data, and offers Retry. */
export const LostNotLoaded: Story = {
  parameters: { portal: { path: '/site/users/codes?search=4417', signInAs: 'dashboard' }, screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    const more = await canvas.findByRole('button', { name: 'More actions for Key ring, 118 · 04417' })
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(more)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Suspend…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('The entry method could not be loaded')).toBeVisible()
  },
}

export const NoMatch: Story = {
  parameters: { portal: { path: '/site/users/codes?search=zzzz', signInAs: 'dashboard' }, screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText(/^Showing 1–20/)).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entry methods yet')).toBeVisible()
  },
}

/** During an error of the service, old rows stay under a message. */
export const RefreshFailed: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText(/^Showing 1–20/)
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  globals: { viewAs: 'billing' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}
