import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/status/Status pages',
  parameters: { ...portalStory.parameters, portal: { path: '/not-found' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const page = (path: string, heading: string): Story => ({
  parameters: { portal: { path } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible()
  },
})

export const ServerError: Story = page('/server-error', 'Something broke on our side')
export const AccessDenied: Story = page('/access-denied', 'You don’t have access to this page')
export const NotFound: Story = page('/not-found', 'There is no page at this address')
export const NotFoundDarkPhone: Story = { ...NotFound, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The error page has the status, its text, the message, and three buttons. */
export const ErrorWithStatus: Story = {
  parameters: { portal: { path: '/error?status=503' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ERROR 503 Service Unavailable')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
  },
}
export const ErrorOfUnknownCause: Story = page('/error', 'Not found :(')

/** An unknown address leads to the sign-in page. */
export const UnknownAddress: Story = { ...page('/no/such/page', 'Log in'), parameters: { screenshot: false, portal: { path: '/no/such/page' } } }

export const Spanish: Story = { ...page('/access-denied', ''), globals: { locale: 'es' }, play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Ir al inicio' })) }
