import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Own call group',
  parameters: { ...portalStory.parameters, portal: { path: '/', signInAs: 'videoCallGroup' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const voice = { portal: { path: '/', signInAs: 'voiceCallGroup' } }
const phone = { viewport: { value: 'phone' } }

/**
 * A manager of a video group (user type 2) sees two steps of users, a number, the simulator, and the invitations. There is no menu, because
 * the user has no other page.
 */
export const Video: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My gate calls' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'First called' })).toHaveTextContent('Alejandra')
    await expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  },
}
export const VideoDarkPhone: Story = { ...Video, globals: { theme: 'dark', ...phone } }

/** A manager of a voice group (user type 9) sees only phone numbers. */
export const Voice: Story = {
  parameters: voice,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Numbers in order' })).toHaveTextContent('Oak Ridge Patrol')
    await expect(canvas.queryByRole('region', { name: 'Invite a user to this group' })).toBeNull()
  },
}

const moveFirst: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Actions for Leasing Desk/ }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move to Second called' }))
  await expect(await canvas.findByRole('region', { name: 'What this changes' })).toBeVisible()
}

/** The effect on visitors is shown before saving. */
export const Changed: Story = { play: moveFirst }

export const Saved: Story = {
  play: async (context) => {
    await moveFirst(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(context.canvas.getByText('Saved: 2 changes')).toBeVisible())
  },
}

/** Someone else saved the same step meanwhile. */
export const Conflict: Story = {
  play: async (context) => {
    await moveFirst(context)
    const { api } = sceneOf(context).portal
    const { CallGroup } = await api.getCallGroup({ callgroupId: 11 })
    await api.saveCallGroup({ ...CallGroup, callgroupId: 11, SecondCalled: [], AcknowledgesEnd: true })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Beatriz Lozano and Leasing Desk')
    await expect(context.canvas.queryByText('Former member')).toBeNull()
  },
}

/** The last number is removed: the page says what happens to visitors, and the user decides. */
export const NobodyLeft: Story = {
  parameters: voice,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Oak Ridge Patrol', 'Dwayne Pickett']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: `Remove ${name}` }))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Some visitors may not reach anyone' }))
    await waitFor(() => expect(dialog.getByText('There are no numbers: a visitor reaches no one.')).toBeVisible())
  },
}

export const Invited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'night.guard@mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Revoke the invitation to night.guard@mail.example' })).toBeVisible())
  },
}

export const Failed: Story = {
  globals: { fault: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The dialog has the hours in which the user's own phone rings, and the effect of a week without hours. */
export const OwnHours: Story = {
  parameters: { portal: { path: '/site/videocallgroup/callgroup/edit?hours=own', signInAs: 'videoCallGroup' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'At any time' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Hours 1' })).toBeVisible())
  },
}

/** Hours that leave the group without an answer at night need a confirmation. */
export const OwnHoursEndCalls: Story = {
  parameters: { portal: { path: '/site/videocallgroup/callgroup/edit?hours=own', signInAs: 'videoCallGroup' } },
  play: async (context) => {
    const { api } = sceneOf(context).portal
    const { CallGroup } = await api.getCallGroup({ callgroupId: 11 })
    const [own = 0] = CallGroup.FirstCalled
    await api.saveCallGroup({ ...CallGroup, callgroupId: 11, FirstCalled: [own], SecondCalled: [], Numbers: [], AcknowledgesEnd: true })
    await context.userEvent.click(await screen.findByRole('switch', { name: 'At any time' }))
    const dialog = within(screen.getByRole('dialog', { name: 'When my phone rings' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeVisible())
    await expect(dialog.getByText(/a visitor who calls Leasing Desk sometimes reaches no one/)).toBeVisible()
  },
}

/** A manager opens the administrators' page by its address, and reads that it is not theirs. */
export const Forbidden: Story = {
  parameters: { portal: { path: '/site/callgroups', signInAs: 'videoCallGroup' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
  },
}

/** Without a connection, the user can look at everything and try changes; saving waits. */
export const Offline: Story = {
  play: async (context) => {
    await moveFirst(context)
    goOffline()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(/online/))
  },
}

export const SpanishPhone: Story = {
  globals: { ...phone, locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mis llamadas de la puerta' })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
