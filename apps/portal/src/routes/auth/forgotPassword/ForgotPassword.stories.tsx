import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Scene } from '#portal/testing/openScene.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/auth/Forgot password',
  parameters: { ...portalStory.parameters, portal: { path: '/auth/forgot-password' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const dana = 'dana.whitfield@whisperingpines.example'

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  },
}
export const EmptyDarkPhone: Story = { ...Empty, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The page shows the same text whether or not the username exists. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(canvas.getByText('Please Enter Username')).toBeVisible()
  },
}

export const Unreachable: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await sceneOf({ loaded }).backend.setFault('offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(await canvas.findByText(/The portal can’t be reached/)).toBeVisible()
  },
}

/** Nothing is deleted until the user confirms by the mailed link. */
export const AccountDeletion: Story = {
  parameters: { portal: { path: '/accountdeletionrequest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It cannot be undone/)).toBeVisible()
  },
}
export const AccountDeletionSent: Story = {
  parameters: { portal: { path: '/accountdeletionrequest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await userEvent.click(canvas.getByRole('button', { name: 'Request deletion' }))
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toBeVisible()
  },
}

/** The page lists what is deleted and what stays, and gives a week to cancel. */
export const AccountDeletionQuestion: Story = {
  parameters: { portal: { path: '/accountdeletionrequest' } },
  play: async ({ canvas, loaded }) => {
    await openDeletionLink(sceneOf({ loaded }), dana)
    await expect(await canvas.findByRole('heading', { name: 'Delete your account?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  },
}

/** The list is in the reader's language and addresses the reader. */
export const AccountDeletionQuestionSpanish: Story = {
  ...AccountDeletionQuestion,
  globals: { locale: 'es' },
  play: async ({ canvas, loaded }) => {
    await openDeletionLink(sceneOf({ loaded }), 'k.broussard@mail.example')
    await expect(await canvas.findByText(/de sus métodos de acceso dejan? de funcionar/)).toBeVisible()
    await expect(canvas.getByText('Usted ya no puede iniciar sesión en el portal')).toBeVisible()
  },
}

async function openDeletionLink({ backend, portal, router }: Scene, username: string): Promise<void> {
  await portal.api.userAccountDelete({ Username: username })
  const answer = await backend.sandbox.fetch(new Request(`${location.origin}/sandbox/api/outbox`))
  const { mails } = (await answer.json()) as { mails: { to: string; link: string | null }[] }
  const { search } = new URL(mails.find(({ to }) => to === username)?.link ?? '')
  // The link in the mail opens the page again.
  await router.navigate('/auth/login')
  await router.navigate(`/accountdeletionrequest${search}`)
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /contraseña/i })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^\[/ })).toBeVisible()
  },
}
