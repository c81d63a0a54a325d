import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storeFlag } from '#portal/session/flags.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/public/Mobile app',
  parameters: { ...portalStory.parameters, portal: { path: '/nonwebaccessuser' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Opens the page from the one on which the password was saved. */
const after = (password: 'reset' | 'set', words: string): Story => ({
  parameters: { portal: { path: '/auth/forgot-password' } },
  play: async ({ canvas, loaded }) => {
    const { portal, router } = sceneOf({ loaded })
    storeFlag(portal, 'passwordConfirmation', password)
    await router.navigate('/nonwebaccessuser')
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})

/** The user signs in only on the phone. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Use the mobile app' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /App for/ })).toHaveLength(2)
  },
}
export const PasswordReset: Story = after('reset', "Password has been reset. Please log into Gatewell's mobile app with your new password")
export const PasswordSet: Story = after('set', "Password has been set. Please log into Gatewell's mobile app with your new password")
export const PasswordSetDarkPhone: Story = { ...PasswordSet, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /móvil/ })).toBeVisible()
  },
}
