import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const staff = 'robert.k@gatewell.example'
const at = (search: string) => ({ ...portalStory.parameters, portal: { path: `/site/users/codes/move${search}`, signInAs: staff } })
const serviceToPool = '?from=103&to=106'

const meta = { ...portalStory, title: 'portal/site/Move codes', parameters: at(serviceToPool) } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The page before the user has chosen locations. */
export const Choosing: Story = {
  parameters: at(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose both doors to see the effect.')).toBeVisible()
  },
}

/** The preview shows the effect on each code: one stays, because its digits already open doors there; the other location is offline. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    const effect = within(await canvas.findByRole('region', { name: 'What will happen' }))
    await expect(effect.getByText(/entry methods already open Pool Gate$/)).toBeVisible()
    await expect(effect.getByText('1 entry method stays: its number is taken there')).toBeVisible()
    await expect(effect.getByText('Offline: syncs when it’s back online')).toBeVisible()
    await expect(canvas.getByText('Not moved yet.')).toBeVisible()
  },
}
export const PreviewDarkPhone: Story = { ...Preview, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** A code that the user leaves out is not counted and stays. */
export const LeftOut: Story = {
  parameters: { ...at(serviceToPool), screenshot: false },
  play: async ({ canvas, userEvent }) => {
    const effect = within(await canvas.findByRole('region', { name: 'What will happen' }))
    const before = Number(canvas.getByRole('button', { name: /^Move \d+ entry methods$/ }).textContent?.replaceAll(/\D/g, ''))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Gate code, Ana Lucía Barrientos' }))
    await expect(await effect.findByText('You left out 1 entry method')).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Move ${before - 1} entry methods` })).toBeVisible()
  },
}

/** The page shows the result of each code. */
export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Move \d+ entry methods$/ }))
    await expect(await canvas.findByText(/entry methods moved to Pool Gate$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Entry methods at Pool Gate' })).toBeVisible()
  },
}

/** All codes were moved; none is left. */
export const NoCodesThere: Story = {
  parameters: at('?from=107&to=104'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Move \d+ entry methods$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Move more' }))
    await expect(await canvas.findByText('No entry methods open Pedestrian Gate (Westheimer Rd)')).toBeVisible()
  },
}

/** The move fails: nothing was moved, and the user's choices stay. */
export const MoveFailed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const move = await canvas.findByRole('button', { name: /^Move \d+ entry methods$/ })
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(move)
    await expect(await canvas.findByText('Nothing was moved.')).toBeVisible()
  },
}

/** A manager of a call group lacks the right, and reads who can give it. */
export const Forbidden: Story = {
  globals: { viewAs: 'videoCallGroup' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}
