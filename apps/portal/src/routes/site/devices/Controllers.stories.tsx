import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Controllers',
  parameters: { ...portalStory.parameters, portal: { path: '/site/devices', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Everything is synced, although one controller is offline. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All synced')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try now: W480, Pool Gate' })).toBeVisible()
  },
}

/** A new code for every door is not synced with the offline controller, whose details say who its doors still let in. */
export const LongQueue: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    await canvas.findByText('All synced')
    for (let code = 0; code < 22; code += 1) {
      await api.saveUpdateAccessCodeUnique({ AccessCodeTypeID: 1, Label: `Movers ${code + 1}`, Code: String(7300 + code), PropertyLocations: [{ PropertyLocationID: 106, IsActive: true }] })
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText('22 waiting')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Details of W480, Pool Gate' }))
    await expect(await canvas.findByRole('heading', { name: 'Sending 22 changes' })).toBeVisible()
    await expect(canvas.getByText('Old entry methods and restrictions may still open its doors.')).toBeVisible()
    await expect(canvas.getByText('and 2 more')).toBeVisible()
    await expect(canvas.getByText('Receives entry methods through SendCodeToDeviceByModuleIDList')).toBeVisible()
  },
}
export const LongQueueDarkPhone: Story = { ...LongQueue, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const LongQueueForcedColors: Story = { ...LongQueue, parameters: { forcedColors: true } }

/** Changes that were sent again wait until the offline controller reconnects. */
export const SentAgain: Story = {
  parameters: { portal: { path: '/site/devices?state=offline', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try now: W480, Pool Gate' }))
    await expect(await screen.findByText('1 change sent again')).toBeVisible()
    await expect(await canvas.findByText('1 waiting')).toBeVisible()
  },
}

export const NoMatch: Story = {
  parameters: { portal: { path: '/site/devices?search=helipad', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching controllers')).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No controllers yet')).toBeVisible()
  },
}

/** Without a connection, loaded content stays, and the page sends no requests. */
export const Offline: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await canvas.findByText('All synced')
    goOffline()
    await expect((await canvas.findAllByText(/^You’re offline/))[0]).toBeVisible()
    await expect(canvas.getByText('All synced')).toBeVisible()
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

export const Failing: Story = {
  globals: { fault: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Try again|Retry/ })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/devices', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

/** Every text is a third longer, and the page is mirrored. */
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
