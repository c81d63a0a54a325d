import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/User groups',
  parameters: { ...portalStory.parameters, portal: { path: '/site/groups', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The list has six groups, the highest level first. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First responders' })).toBeVisible()
    await expect(canvas.getByText('6 groups. Level 1 is the highest.')).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { ...Filled, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The table has all groups at all doors. One cell is selected; its restriction is below. */
export const ByDoor: Story = {
  parameters: { portal: { path: '/site/groups?view=doors', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vendors, weekday at Main Gate, Exit: Mon–Fri, / }))
    await expect(await canvas.findByRole('heading', { name: 'Vendors, weekday at Main Gate, Exit' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Edit restriction/ })).toBeVisible()
    await expect(await canvas.findByText(/^Next access .*6:30.AM$/)).toBeVisible()
    await expect(canvas.getByText('4 users', { selector: 'a' }).parentElement).toHaveTextContent('4 users · 1 user has other hours')
    await expect(canvas.getByRole('img', { name: /^Monday to Friday, 8:00.AM to 6:00.PM/ })).toBeVisible()
    await expect(canvas.getByText(/^The table shows groups/)).toBeVisible()
  },
}

/** The group's hours at one door are copied to others: the dialog shows the effect first, and the table has the hours afterwards. */
export const CopyToDoors: Story = {
  parameters: { portal: { path: '/site/groups?view=doors&group=5&door=main-exit', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to other doors…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy access at Main Gate, Exit' }))
    await expect(dialog.getByRole('button', { name: 'Copy to 0 doors' })).toHaveAccessibleDescription('Choose at least one door.')
    await expect(dialog.queryByRole('checkbox', { name: 'Main Gate, Exit' })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Pool Gate' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tower B Lobby' }))
    await expect(await dialog.findByText(/users? gain/)).toBeVisible()
  },
}
export const CopyToDoorsSpanish: Story = {
  ...CopyToDoors,
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar a otras puertas…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copiar el acceso de Main Gate, Exit' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Todos los grupos que usted puede cambiar' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Todas las demás puertas' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar a 7 puertas' }))
    await expect(await canvas.findAllByRole('button', { name: /^Vendors, weekday en / })).toHaveLength(8)
  },
}

/** On a phone, the page shows the doors of one group. */
export const ByDoorPhone: Story = {
  ...ByDoor,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('User group'), 'Residents, Tower A')
    await userEvent.click(canvas.getByRole('button', { name: /^Residents, Tower A at Pool Gate: / }))
    await expect(await canvas.findByRole('heading', { name: 'Residents, Tower A at Pool Gate' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/groups', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

const residents = { parameters: { portal: { path: '/site/groups/4', signInAs: 'dashboard' } } }

/** The user has changed the level: the page shows the group's position, and the rule that decides. */
export const ChangingLevel: Story = {
  ...residents,
  play: async ({ canvas, userEvent }) => {
    const level = await canvas.findByLabelText('Level')
    await userEvent.clear(level)
    await userEvent.type(level, '3')
    await expect(canvas.getByText('Groups around level 3')).toBeVisible()
    await expect(canvas.getByText('Was 4')).toBeVisible()
    await expect(canvas.getByText('1 unsaved change: Level')).toBeVisible()
    await expect(await canvas.findByText(/6:00 AM to 10:00 PM/)).toBeVisible()
    await expect(await canvas.findByText(/^Synced to all /)).toBeVisible()
  },
}

/** A taken name is reported while the user types. */
export const TakenName: Story = {
  ...residents,
  parameters: { ...residents.parameters, screenshot: false },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Staff and leasing')
    await waitFor(() => expect(name).toBeInvalid())
  },
}

/** The server finds users to choose; the effect on them is shown before saving. */
export const AddingPeople: Story = {
  ...residents,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add users…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add users to Residents, Tower B' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select Ana Lucía Barrientos' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add 1 user' })).toBeVisible())
  },
}

/** Deleting a group with users asks for their new group. */
export const Deleting: Story = {
  ...residents,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete…' }))
    await screen.findByLabelText('Move these users to')
    await userEvent.click(screen.getByRole('button', { name: 'Delete group' }))
    await waitFor(() => expect(screen.getByText('Choose their new group.')).toBeVisible())
  },
}

/** The form has a restriction with its hours, its effect and the order of precedence. */
export const NewRule: Story = {
  parameters: { portal: { path: '/site/groups/4/rules/new', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('combobox', { name: 'Door', expanded: false })
    await userEvent.click(place)
    await userEvent.type(place, 'all doors at{Enter}')
    await expect(canvas.getByText('1 unsaved change: Door')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'If you save this' })).toHaveTextContent(/keeps? their hours/))
  },
}
/** Someone else has added a restriction there meanwhile, which is not overwritten. */
export const RuleConflict: Story = {
  parameters: { portal: { path: '/site/groups/4/rules/new', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Door', expanded: false }), 'all doors at clubhouse{Enter}')
    await userEvent.click(canvas.getByRole('switch', { name: 'At any time' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'If you save this' })).not.toHaveAttribute('aria-busy'))
    const { Locations } = await api.getPropertyInstallLocationDeviceInformation({})
    const clubhouse = Locations.find(({ Name }) => Name === 'Clubhouse Front Door')
    await api.saveUpdateRestriction({ UserGroupID: 4, PropertyLocationID: clubhouse?.PropertyLocationID ?? 0, PresetTemplateID: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save restriction' }))
    const dialog = within(await screen.findByRole('dialog', { name: /also changed this/ }))
    await waitFor(() => expect(within(dialog.getByRole('group', { name: 'Hours' })).getByRole('radio', { name: /Office hours/ })).toBeVisible())
  },
}

export const PseudoRightToLeft: Story = {
  ...residents,
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Residents, Tower B' })).toBeVisible()
  },
}
