import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Call groups',
  parameters: { ...portalStory.parameters, portal: { path: '/site/callgroups', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Six call groups in the order of the directory: one with a full plan, one with only phones, one that leaves a visitor without an answer, and one that calls no one. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Tower B Desk/ })
    await expect(row).toHaveTextContent('The call ends here')
    await expect(canvas.getByRole('row', { name: /Leasing Desk/ })).toHaveTextContent('1 invitation not answered')
    await expect(await within(canvas.getByRole('row', { name: /Barrientos 0911/ })).findByRole('link', { name: '1 missed' })).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } }, play: async ({ canvas }) => void (await canvas.findByText('Tower B Desk')) }

export const NoMatch: Story = {
  parameters: { portal: { path: '/site/callgroups?search=plumber', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching call groups')).toBeVisible()
  },
}

export const Cleared: Story = {
  parameters: { ...NoMatch.parameters, screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }))
    await expect(await canvas.findByRole('link', { name: 'Leasing Desk' })).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No call groups yet')).toBeVisible()
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

/** After an error of the service, Retry is shown instead of the list. */
export const ServiceBroke: Story = {
  parameters: { portal: { path: '/site/groups', signInAs: 'dashboard' } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { backend } = sceneOf({ loaded })
    const link = await canvas.findByRole('link', { name: 'Call groups' })
    await backend.setFault('serverError')
    await userEvent.click(link)
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible()
  },
}
export const ServiceBrokeRecovers: Story = {
  parameters: { ...ServiceBroke.parameters, screenshot: false },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context
    await ServiceBroke.play?.(context)
    await sceneOf({ loaded }).backend.setFault('none')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', { name: 'Leasing Desk' })).toBeVisible()
  },
}

/** Without a connection, a message is above the loaded list. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Leasing Desk' })
    goOffline()
    await expect((await canvas.findAllByText(/You’re offline/))[0]).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Leasing Desk' })).toBeVisible()
  },
}

/** The group with the longest name, PIN and order, at a phone's width. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { portal: { api } } = sceneOf({ loaded })
    const { CallGroup } = await api.getCallGroup({ callgroupId: 13 })
    const Numbers = [{ Phone: '+1 713 555 0100', Label: 'Whispering Pines at Buffalo Bayou, night and weekend line', UserID: null }]
    await api.saveCallGroup({ ...CallGroup, callgroupId: 13, Name: 'WWWWWWWWWWWWWWW', DirectoryPin: '99999', Numbers })
    await userEvent.type(canvas.getByRole('searchbox'), 'WWWWWWWWWWWWWWW')
    await sceneOf({ loaded }).router.revalidate()
    await expect(await canvas.findByRole('link', { name: 'WWWWWWWWWWWWWWW' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The list has the order of the directory; screen readers announce a moved group. */
export const Moved: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Night line' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up in the directory' }))
    await expect(await screen.findByText('Night line is now number 1 in the directory')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Night line'))
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/callgroups', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

const barrientos = { parameters: { portal: { path: '/site/callgroups/14', signInAs: 'dashboard' } } }

/** The user has changed the order; the effect on visitors is beside the simulator before saving. */
export const ChangingPlan: Story = {
  ...barrientos,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ana Lucía Barrientos' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move to Second called' }))
    await expect(await canvas.findByRole('heading', { name: 'What this changes' })).toBeVisible()
    await expect(canvas.getByText('2 unsaved changes: First called and Second called')).toBeVisible()
  },
}

/** Without the last number a visitor reaches no one, so the page says so, and saving needs a confirmation. */
export const EndsHere: Story = {
  ...barrientos,
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    await userEvent.clear(await canvas.findByLabelText('Phone number'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Some visitors may not reach anyone' })
    await expect((await api.getCallGroup({ callgroupId: 14 })).CallGroup.Numbers).toHaveLength(1)
    await waitFor(() => expect(within(dialog).getByText(/The call ends here/)).toBeVisible())
  },
}

/** Someone else saved the same part meanwhile. */
export const Conflict: Story = {
  ...barrientos,
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    const name = await canvas.findByLabelText('Call group name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Barrientos')
    const { CallGroup } = await api.getCallGroup({ callgroupId: 14 })
    await api.saveCallGroup({ ...CallGroup, callgroupId: 14, Name: 'Unit 0911' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: /also changed this/ })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Deleting names the users who would be left without a group, and asks for their new one. */
export const Deleting: Story = {
  parameters: { portal: { path: '/site/callgroups/11', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Leasing Desk?' }))
    await expect(await dialog.findByText(/could no longer sign in/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete call group' }))
    await expect(await dialog.findByText('Choose their new call group.')).toBeVisible()
  },
}

/** A voice group has only phones, called one after another; a taken name is reported while the user types. */
export const NewVoiceGroup: Story = {
  parameters: { portal: { path: '/site/callgroups/new?kind=voice', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Call group name')
    await userEvent.type(name, 'Night line')
    await waitFor(() => expect(name).toBeInvalid())
  },
}

/** A group that cannot be loaded, with Retry. */
export const GroupBroke: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Leasing Desk' })
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(link)
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Missing: Story = {
  parameters: { portal: { path: '/site/callgroups/999', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Call groups' })).toBeVisible()
  },
}

export const PseudoRightToLeft: Story = {
  ...barrientos,
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Barrientos 0911' })).toBeVisible()
    // The page's other requests, the notice check and the invitations, get empty answers.
    await waitFor(() => expect(canvas.queryByText(/Çhéçkîñg whö|Ñöt åñswéréd/)).toBeNull())
  },
}
