import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/public/Watchman',
  parameters: { ...portalStory.parameters, portal: { path: '/watchmansystemconfiguration' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The page explains how visitor calls reach a user, as a video and as text. */
export const AtRest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Watchman: how visitor calls reach you' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(0))
    await waitFor(() => expect(canvasElement.querySelector('video')?.textTracks[0]?.mode).toBe('showing'))
  },
}
export const AtRestDarkPhone: Story = { ...AtRest, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Iniciar sesión' })).length).toBeGreaterThan(0)
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(0))
    await waitFor(() => expect(canvasElement.querySelector('video')?.textTracks[0]?.mode).toBe('showing'))
  },
}
