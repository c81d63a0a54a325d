import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/All codes',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/codes', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Everyone's codes, and shared ones. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1–20 of 86')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Christopher Featherstonehaugh-Okonkwo III' })[0]).toBeVisible()
  },
}

/** At one place, with what can be done to a code there. */
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

/** Old rows stay under a notice while the service is broken. */
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
