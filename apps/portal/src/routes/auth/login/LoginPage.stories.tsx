import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { portalStory } from '../../../testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/auth/Log in',
  parameters: { ...portalStory.parameters, portal: { path: '/auth/login' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What a person sees who comes by themselves. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeEmptyDOMElement()
  },
}
