import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/New user',
  parameters: { ...portalStory.parameters, portal: { path: '/site/users/new', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const add = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => userEvent.click(canvas.getByRole('button', { name: 'Add user' }))

async function nameThem({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ngozi')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Achterberg-Lindqvist')
  await userEvent.type(canvas.getByLabelText(/^Unit/), '0417')
}

async function choose(group: string, { canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await nameThem({ canvas, userEvent })
  await userEvent.selectOptions(canvas.getByLabelText('User group'), group)
}

const openMore = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => userEvent.click(canvas.getByText('More'))

/** Finds the text twice, because each check has it once visibly and once for screen readers. */
const freeTwice = ({ canvas }: Pick<Context, 'canvas'>) => waitFor(() => expect(canvas.getAllByText('Free at every door it opens')).toHaveLength(4))

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not saved yet.')).toBeVisible()
    await expect(canvas.getByText('No doors yet. Choose a user group.')).toBeVisible()
  },
}
export const EmptyPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } }

/** Nothing is saved without a name and a group; the bar says why, and the first field has the focus. */
export const Missing: Story = {
  play: async (context) => {
    await context.canvas.findByLabelText('First name')
    await add(context)
    await expect((await context.canvas.findAllByText('Fix the highlighted fields.'))[0]).toBeVisible()
    await expect(context.canvas.getByText('Choose a user group, or No group.')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('First name')).toHaveFocus())
  },
}

/** The page shows the group's hours at each door, before anything is saved. */
export const WithGroup: Story = {
  play: async (context) => {
    const { canvas } = context
    await choose('Residents, Tower B', context)
    const doors = within(canvas.getByRole('region', { name: 'Doors this user can open' }))
    await waitFor(() => expect(doors.getAllByRole('listitem').some((door) => /^Pool Gate.*6:00 AM to 10:00 PM/.test(door.textContent))).toBe(true))
    await expect(canvas.getByText(/^At any time, at 7 of 8 doors/)).toBeVisible()
  },
}
export const WithGroupDark: Story = { ...WithGroup, globals: { theme: 'dark' } }

/** The user's own hours narrow the group's, because both must allow entry; each door shows the remaining hours. */
export const OwnHours: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose('Vendors, weekday', context)
    await openMore(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'Own hours' }))
    await expect(await canvas.findByText('In one sentence')).toBeVisible()
  },
}

/** A missing door is an error only after "Add user". */
export const PlacesMissing: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose('Residents, Tower B', context)
    await openMore(context)
    await userEvent.click(canvas.getByRole('switch', { name: 'All doors' }))
    await expect(canvas.queryByText('Choose at least one door, or all.')).toBeNull()
    await userEvent.click(canvas.getByText('More'))
    await add(context)
    await expect(await canvas.findByText('Choose at least one door, or all.')).toBeVisible()
  },
}

/** Web access needs an email address, which is a field above. */
export const WebAccessWithoutEmail: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose('Residents, Tower B', context)
    await openMore(context)
    await userEvent.click(canvas.getByRole('switch', { name: 'Web access' }))
    await expect(canvas.queryByText('Web access needs an email address.')).toBeNull()
    await add(context)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.getByText('Web access needs an email address.')).toBeVisible()
  },
}

/** The slip with the PIN can be printed; the PIN is not shown later. */
export const Added: Story = {
  // The PIN is hidden from the picture, because a suggested PIN is random.
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose('Residents, Tower B', context)
    await userEvent.click(canvas.getByRole('button', { name: 'PIN' }))
    await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>('PIN or number').value).toMatch(/^\d+$/))
    await userEvent.clear(canvas.getByLabelText('PIN or number'))
    await userEvent.type(canvas.getByLabelText('PIN or number'), '40826')
    await add(context)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ngozi Achterberg-Lindqvist added' })).toHaveFocus()
    await expect(within(canvas.getByRole('region', { name: 'Slip to hand over' })).getByText('40826')).toBeVisible()
  },
}

/** The user has a PIN and a card in a reader's notation, decoded; each is checked at the user's locations. */
export const Methods: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose('Residents, Tower B', context)
    await userEvent.click(canvas.getByRole('button', { name: 'PIN' }))
    await waitFor(() => expect(canvas.getByLabelText('Type')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest a free PIN' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Prox card' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'What the reader shows' }))
    await userEvent.type(canvas.getByLabelText('Bits or hexadecimal'), '0EC22A0')
    await expect(canvas.getByText('Parity correct')).toBeVisible()
    await freeTwice(context)
  },
}

/** The page has a taken code, the same card twice, and a reversed range: each field shows its error, and nothing is saved. */
export const MethodsTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose('Residents, Tower B', context)
    await userEvent.click(canvas.getByRole('button', { name: 'PIN' }))
    // The page suggests a free PIN; the user types another one.
    await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>('PIN or number').value).toMatch(/^\d+$/))
    await userEvent.clear(canvas.getByLabelText('PIN or number'))
    await userEvent.type(canvas.getByLabelText('PIN or number'), '88213')
    await expect((await canvas.findAllByText('Marcus Tran already uses it at Main Gate, Entry.'))[0]).toBeVisible()
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'RFID tag' }))
      const card = within(canvas.getByRole('region', { name: times === 1 ? 'RFID tag' : 'RFID tag 2' }))
      // The facility code of the newest card is filled in; the user types another one.
      await waitFor(() => expect(card.getByLabelText('Facility code')).toHaveValue('118'))
      await userEvent.selectOptions(card.getByLabelText('Cards'), 'A range of numbers with one facility code')
      await userEvent.clear(card.getByLabelText('Facility code'))
      await userEvent.type(card.getByLabelText('Facility code'), '60')
      await userEvent.type(card.getByLabelText('First card number'), '2000')
      await userEvent.type(card.getByLabelText('Last card number'), '2049')
    }
    await add(context)
    // The user presses the button after the last check has been answered.
    await waitFor(() => expect(canvas.getByLabelText('PIN or number')).toHaveFocus())
    await expect(canvas.getByLabelText('PIN or number')).toHaveAccessibleDescription(/Already in use\. Choose another/)
    await expect(canvas.getByText('Already used above. Choose another')).toBeVisible()
  },
}

/** The page offers all types of the specification, the rare ones in the menu. */
export const EveryType: Story = {
  parameters: { screenshot: false },
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose('Residents, Tower B', context)
    for (const name of ['PIN', 'Prox card', 'Clicker', 'RFID tag', 'Phone number']) await userEvent.click(canvas.getByRole('button', { name }))
    for (const name of ['Access card', 'Card with clicker', 'Keypad PIN', 'Encrypted credential', 'Bluetooth', 'QR key']) {
      await userEvent.click(canvas.getByRole('button', { name: 'More types' }))
      await userEvent.click(await canvas.findByRole('menuitem', { name }))
    }
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(11)
  },
}

/** Another administrator deleted the chosen group meanwhile. */
export const GroupDeleted: Story = {
  play: async (context) => {
    const { canvas, loaded } = context
    await choose('Vendors, weekday', context)
    const { api } = sceneOf({ loaded }).portal
    const { UserGroups: groups } = await api.getUserGroups({})
    const [chosen, other] = ['Vendors, weekday', 'No access'].map((wanted) => groups.find(({ Name }) => Name === wanted))
    if (!chosen || !other) throw new Error('The world has no such groups.')
    await api.deleteUserGroup({ ID: chosen.ID, MoveToUserGroupID: other.ID })
    await add(context)
    await expect(await canvas.findByText('The user was not added.')).toBeVisible()
    await expect(await canvas.findByText('Choose a user group, or No group.')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ngozi')
  },
}

/** After an error of the service, typed text stays. */
export const NotSaved: Story = {
  play: async (context) => {
    const { canvas, loaded } = context
    await choose('Residents, Tower B', context)
    // The group's hours are loaded before the error begins.
    await canvas.findByText(/^At any time, at 7 of 8 doors/)
    await sceneOf({ loaded }).backend.setFault('serverError')
    await add(context)
    await expect(await canvas.findByText('The user was not added.')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ngozi')
  },
}

export const Offline: Story = {
  play: async (context) => {
    await choose('Residents, Tower B', context)
    goOffline()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Add user' })).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** A user without the right to add users sees a message in place of the form. */
export const Forbidden: Story = {
  parameters: { portal: { path: '/site/users/new', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}
