import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { portalStory, sceneOf } from '../testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Go to anything',
  parameters: { ...portalStory.parameters, portal: { path: '/site/mywebaccount', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Go to anything' }))
  await screen.findByRole('combobox', { name: 'Go to anything' })
}
const type = (text: string): Play => async (context) => {
  await open(context)
  await context.userEvent.type(screen.getByRole('combobox', { name: 'Go to anything' }), text)
}

/** Before the user types, the pages and actions for this user are listed. */
export const Opened: Story = {
  play: async (context) => {
    await open(context)
    await expect(await screen.findByRole('option', { name: 'Call groups' })).toBeVisible()
    await expect(screen.getByRole('option', { name: 'Add a user' })).toBeVisible()
  },
}

export const Found: Story = {
  play: async (context) => {
    await type('mar')(context)
    await expect(await screen.findByRole('option', { name: /^Marcus Tran/ })).toBeVisible()
    await expect(screen.getByRole('option', { name: /^Invite a guest for Marcus Tran/ })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'))
  },
}

/** A user without rights to see users and doors gets only pages. */
export const WithoutRights: Story = {
  parameters: { portal: { path: '/site/mywebaccount', signInAs: 'billing' } },
  play: async (context) => {
    await type('bi')(context)
    await expect(await screen.findByRole('option', { name: 'Billing' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'))
    await expect(screen.getByRole('option', { name: 'Billing details' })).toBeVisible()
    await expect(screen.getAllByRole('option')).toHaveLength(2)
  },
}

/** A page is also found by other words than its title. */
export const FoundByAnotherWord: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    await type('holid')(context)
    await expect(await screen.findByRole('option', { name: 'Schedules' })).toBeVisible()
  },
}

/** Pages still open if the service does not answer. */
export const Failed: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    await open(context)
    await sceneOf(context).backend.setFault('serverError')
    await context.userEvent.type(screen.getByRole('combobox', { name: 'Go to anything' }), 'call')
    await expect(await screen.findByText('The search failed')).toBeVisible()
    await expect(screen.getByRole('option', { name: 'Call groups' })).toBeVisible()
  },
}
