import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Account pages',
  parameters: { ...portalStory.parameters, portal: { path: '/', signInAs: 'billing' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Opens a user's root address, which leads to their landing page. */
const landing = (signInAs: string, heading: string): Story => ({
  parameters: { portal: { path: '/', signInAs } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
})

/** Marks stories whose pages have pictures of their own elsewhere. */
const unpictured = (story: Story): Story => ({ ...story, parameters: { ...story.parameters, screenshot: false } })
export const Billing: Story = unpictured(landing('billing', 'Billing'))
export const SingleFamilySetup: Story = unpictured(landing('singleFamilySetup', 'Set up your house'))

/** In an inactive account nothing can be managed; support is one press away. */
export const Inactive: Story = landing('inactive', 'This account is inactive')
export const InactiveDarkPhone: Story = { ...Inactive, globals: { theme: 'dark', viewport: { value: 'phone' } } }
