import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { endpoints } from '../../../packages/api-client/src/contract/index.ts'
import { OpenApiReference } from './OpenApi.tsx'

const meta = { component: OpenApiReference, title: 'contract/OpenAPI', parameters: { screenshot: false }, args: { startArea: 'invites' } } satisfies Meta<typeof OpenApiReference>

export default meta
type Story = StoryObj<typeof meta>

/** The document that the sandbox serves at `/openapi.json`. The story has no picture, because it would change with every call. */
export const Invites: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const invites = Object.values(endpoints).filter(({ area }) => area === 'invites')
    await expect(canvasElement.querySelectorAll('summary')).toHaveLength(invites.length)
    await userEvent.click(canvas.getByText(endpoints.createQRInvite.summary))
    await expect(await canvas.findByRole('heading', { name: 'CreateQRInvitePayload' })).toBeVisible()
    await expect(canvas.getByText(/"contentMediaType": "application\/json"/)).toBeVisible()
  },
}

/** Messages to partners’ servers. */
export const Webhooks: Story = {
  args: { startArea: 'webhooks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('POST invite.used')).toBeVisible()
  },
}
