import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Access',
  parameters: { ...portalStory.parameters, portal: { path: '/site/access?user=24', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string) => ({ portal: { path, signInAs: 'dashboard' } })

/** The page lists all access rules in order, and highlights the one that decided. */
export const CanTheyGetIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yes, at that time')).toBeVisible()
    await expect(canvas.getByText(/^Christopher Featherstonehaugh-Okonkwo III at Main Gate, Entry, Saturday/)).toBeVisible()
  },
}
export const CanTheyGetInPhone: Story = { ...CanTheyGetIn, globals: { viewport: { value: 'phone' } } }

/** The user chooses another door and time by keyboard. */
export const NotAtThatTime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Door'), 'Pool Gate')
    const time = canvas.getByLabelText('Time')
    await userEvent.clear(time)
    await userEvent.type(time, '10:30 pm{Enter}')
    await expect(await canvas.findByText('No, not at that time')).toBeVisible()
    await expect(canvas.getByText(/Next opening: Sun, Nov 22, 6:00 AM/)).toBeVisible()
  },
}
export const NotAtThatTimeDark: Story = { ...NotAtThatTime, globals: { theme: 'dark' } }

/** Without a user in the address, the page asks for one. */
export const Nobody: Story = {
  parameters: at('/site/access'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'User' })).toBeVisible()
  },
}

export const UserFound: Story = {
  parameters: { ...at('/site/access'), screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'User' }), 'Abernathy')
    await userEvent.click(await screen.findByRole('option', { name: /Abernathy/ }))
    await expect(await canvas.findByText('Yes, at that time')).toBeVisible()
  },
}

/** If a card fails to load, the rest of the page stays. */
export const AnswerFailed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('Yes, at that time')
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.selectOptions(canvas.getByLabelText('Door'), 'Pool Gate')
    await expect(await canvas.findByText('The answer could not be loaded')).toBeVisible()
    await expect(canvas.getByText('What decides access')).toBeVisible()
  },
}

/** The user's entry methods are listed; digits are hidden until the viewer shows them. */
export const Codes: Story = {
  parameters: at('/site/users/24/codes'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('118 · 04417')).toBeVisible()
    await expect(canvas.queryByText('41727')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show Gate code' }))
    await expect(canvas.getByText('41727')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Gate code' }))
  },
}
export const CodesDarkPhone: Story = { parameters: at('/site/users/24/codes'), globals: { theme: 'dark', viewport: { value: 'phone' } }, play: Codes.play! }

/** A code is checked while the user types; for a taken code, the user who has it is named. */
export const TakenCode: Story = {
  parameters: at('/site/users/24/codes/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('PIN or number'), '88213')
    await expect((await canvas.findAllByText(/Marcus Tran already uses it/))[0]).toBeInTheDocument()
  },
}

/** A card is entered by its bits, which give facility code and number; the parity is checked. */
export const CardFromBits: Story = {
  parameters: at('/site/users/24/codes/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Type'), 'Prox card')
    await userEvent.click(canvas.getByLabelText('What the reader shows'))
    await userEvent.type(canvas.getByLabelText('Bits or hexadecimal'), '00101101000000001010001000')
    await expect(await canvas.findByText('Card number, 16 bits: 00324')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Free at every door it opens')[0]).toBeInTheDocument())
  },
}

/** The form has a range of cards with any facility code, and hours for these cards. */
export const CardRange: Story = {
  parameters: at('/site/users/24/codes/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Type'), 'Access card')
    await userEvent.selectOptions(canvas.getByLabelText('Cards'), 'A range of numbers, with any facility code')
    await userEvent.type(canvas.getByLabelText('First card number'), '200')
    await userEvent.type(canvas.getByLabelText('Last card number'), '100')
    await userEvent.click(canvas.getByRole('switch', { name: 'Own hours' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The last number is smaller than the first')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Last card number')).toHaveFocus())
  },
}

export const RemovingCode: Story = {
  parameters: at('/site/users/24/codes/14'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('doors will no longer open with this entry method'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** Two administrators change one code. The form asks about digits, doors and hours separately. */
export const Conflict: Story = {
  parameters: at('/site/users/24/codes/14'),
  play: async ({ canvas, userEvent, loaded }) => {
    const { api } = sceneOf({ loaded }).portal
    const saved = await api.getAccessCode({ ID: 14 })
    const { Restriction, PropertyLocations } = saved
    const label = await canvas.findByLabelText(/Label/)
    await userEvent.clear(label)
    await userEvent.type(label, 'Cleaner')
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }))
    await waitFor(() => expect(canvas.getAllByText('Free at every door it opens')[0]).toBeInTheDocument())
    await api.saveUpdateAccessCodeUnique({ ...saved, userID: 24, Restriction, Label: 'Cleaning service', PropertyLocations: PropertyLocations.slice(1) })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dana Whitfield also changed this' }))
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Cleaning service' })).toBeVisible())
    await expect(dialog.getByText(/^Opens Main Gate, Entry/)).toBeVisible()
  },
}

/** The page asks before a user leaves with unsaved changes, and names the changes. */
export const UnsavedCode: Story = {
  parameters: at('/site/users/24/codes/new'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Label/), 'Key ring')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByText('You have unsaved changes. Go back anyways?')).toBeVisible())
    await expect(screen.getByText(/Not saved: Label\./)).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { portal: { path: '/site/users/24/codes/new', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sí, a esa hora')).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  parameters: at('/site/users/24/codes/new'),
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
