import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Units',
  parameters: { ...portalStory.parameters, portal: { path: '/site/units', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wm. J. Abernathy')).toBeVisible()
  },
}
export const FilledPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  globals: { world: 'newAccount' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No units yet')).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { portal: { path: '/site/units?search=zzz', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching units')).toBeVisible()
  },
}

/** Units with move-ins and move-outs to come are sorted by their next date. */
export const MovesToCome: Story = {
  play: async ({ canvas, loaded }) => {
    const { portal: { api }, router } = sceneOf({ loaded })
    const unit = async (searchText: string) => (await api.getUnits({ searchText })).Units[0]
    const [later, first] = [await unit('Priya'), await unit('Abernathy')]
    const { Unit: next } = await api.saveUnit({ ID: null, Name: '0100', Building: 'Tower A' })
    const { Users: [mover] } = await api.getUserTierUserList({ searchText: 'Broussard' })
    if (!later?.Residents[0] || !first?.Residents[0] || !mover) throw new Error('The world has no such units.')
    await api.saveUnitMove({ ID: later.ID, Users: [later.Residents[0].UserID], Date: '2027-01-31' })
    await api.saveUnitMove({ ID: first.ID, Users: [first.Residents[0].UserID], Date: '2026-12-04' })
    await api.updateUserDetail({ ID: mover.ID, Unit: '', validFrom: '2026-12-08', Version: mover.Version })
    for (const ID of [next.ID, first.ID]) await api.addUnitResident({ ID, UserID: mover.ID })
    await router.navigate('/site/units?status=moves')
    await waitFor(() => expect(canvas.getAllByText(/^Moves (in|out) \w/).map(({ textContent }) => textContent)).toEqual([
      'Moves in Nov 30', 'Moves out Dec 4', 'Moves in Dec 8', 'Moves in Dec 8', 'Moves out Jan 31, 2027',
    ]))
  },
}

/** The name of another unit leads to that unit. */
export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New unit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New unit' }))
    await userEvent.type(dialog.getByLabelText('Unit'), '1407')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('link', { name: 'Open unit 1407' })).toBeVisible()
  },
}

/** Opens the unit of the resident Priya, who then also lives in 0911. */
async function openHousehold({ canvas, userEvent, loaded }: Parameters<NonNullable<Story['play']>>[0]) {
  const { api } = sceneOf({ loaded }).portal
  const [first] = (await api.getUnits({ searchText: 'Priya' })).Units
  const [second] = (await api.getUnits({ searchText: '0911' })).Units
  if (!first?.Residents[0] || !second) throw new Error('The world has no such units.')
  await api.addUnitResident({ ID: second.ID, UserID: first.Residents[0].UserID })
  await userEvent.type(await canvas.findByRole('searchbox'), 'Priya')
  await waitFor(() => expect(canvas.queryByText('Wm. J. Abernathy')).toBeNull())
  await userEvent.click(await canvas.findByRole('link', { name: first.Name }))
  await expect(await canvas.findByRole('heading', { level: 1, name: `Unit ${first.Name}` })).toBeVisible()
}

/** A resident who also lives in another unit keeps all access. */
export const Household: Story = {
  play: async (context) => {
    await openHousehold(context)
    await expect(await context.canvas.findByText(/keeps all access for 0911/)).toBeVisible()
  },
}

/** No call group calls the residents. */
export const NoCallGroup: Story = {
  parameters: { portal: { path: '/site/units?search=Abernathy', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '0312' }))
    await expect(await canvas.findByText(/^No call group calls these residents\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'New call group' })).toBeVisible()
  },
}

/** If the call group fails to load, the rest of the page stays. */
export const CallGroupFailed: Story = {
  parameters: { portal: { path: '/site/units?search=Barrientos', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const unit = await canvas.findByRole('link', { name: '0911' })
    await sceneOf({ loaded }).backend.sandbox.faults.set({ endpoint: 'getCallGroup', latencyMs: 0, failure: 'serverError' })
    await userEvent.click(unit)
    await expect(await canvas.findByText('The call group could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move out now' })).toBeVisible()
  },
}

/** The tab lists the latest events of the unit and its residents. */
export const Activity: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await openHousehold(context)
    await userEvent.click(within(canvas.getByRole('navigation', { name: /^Unit / })).getByRole('link', { name: 'Activity' }))
    await expect(await canvas.findByRole('heading', { name: /entr(y|ies).* in the last 30 days/ })).toBeVisible()
    await expect(await canvas.findByText(/^Dana Whitfield .*Priya/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all activity of these residents' })).toBeVisible()
  },
}

export const Planned: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await openHousehold(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule move-out' }))
    await expect(await canvas.findByText('Enter the last day.')).toBeVisible()
    const day = canvas.getByLabelText('Last day')
    await userEvent.type(day, '2026-12-31')
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule move-out' }))
    await expect(await canvas.findByText('Planned move-outs')).toBeVisible()
  },
}

/** Another administrator planned the move-out while the form was open: the page shows that plan, and why this one was refused. */
export const PlannedMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await openHousehold(context)
    await userEvent.type(canvas.getByLabelText('Last day'), '2026-12-31')
    const { portal: { api }, router } = sceneOf({ loaded })
    const unit = (await api.getUnits({ searchText: 'Priya' })).Units.find(({ ID }) => router.state.location.pathname.endsWith(`/${ID}`))
    if (!unit) throw new Error('The world has no such unit.')
    await api.saveUnitMove({ ID: unit.ID, Users: unit.Residents.map(({ UserID }) => UserID), Date: '2026-12-15' })
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule move-out' }))
    await expect(await canvas.findByText('At the end of Dec 15, 2026')).toBeVisible()
    await expect(canvas.getByText(/already has a planned move-out/)).toBeVisible()
  },
}

/** Without a connection the list stays, and a banner says so. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Wm. J. Abernathy')
    goOffline()
    await expect((await canvas.findAllByText(/You’re offline/))[0]).toBeInTheDocument()
    await expect(canvas.getByText('Wm. J. Abernathy')).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: { portal: { path: '/site/units/99999', signInAs: 'dashboard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible()
  },
}
