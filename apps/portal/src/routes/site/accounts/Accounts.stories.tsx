import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const operator = 'robert.k@gatewell.example'
const at = (path: string, signInAs = operator) => ({ portal: { path, signInAs } })

const meta = {
  ...portalStory,
  title: 'portal/site/Accounts',
  parameters: { ...portalStory.parameters, ...at('/site/accounts') },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Recently active accounts come first; the account in which the operator works is marked. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Oakline House' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Bayou Square/ })).toHaveTextContent('Inactive')
    await expect(canvas.getByRole('row', { name: /Whispering Pines/ })).toHaveTextContent('Working here')
    await expect((await canvas.findAllByText(/^Working in Whispering Pines/))[0]).toBeVisible()
  },
}
export const FilledDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const PseudoRightToLeft: Story = { globals: { locale: 'pseudo', direction: 'rtl' } }

/** The frame of another account shows its users, its doors, and a bar that says so. */
export const InAnotherAccount: Story = {
  parameters: at('/accounts/3/site/users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Carla Reyes' })).toHaveAttribute('href', expect.stringMatching(/^\/accounts\/3\/site\/users\/\d+$/))
    await expect((await canvas.findAllByText(/Account 3 · Inactive/))[0]).toBeVisible()
  },
}

/** Another account opens as another document in this tab, on the same list. */
export const Switching: Story = {
  parameters: at('/accounts/3/site/devices'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change account' }))
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
    await expect(await dialog.findByRole('link', { name: /Whispering Pines/ })).toHaveAttribute('href', '/accounts/1/site/devices')
    await userEvent.type(dialog.getByRole('searchbox'), 'oakline')
    await waitFor(() => expect(dialog.getAllByRole('link', { name: /House|Pines/ })).toHaveLength(1))
    await expect(dialog.getByRole('link', { name: 'Oakline House' })).toHaveAttribute('href', '/accounts/2/site/devices')
  },
}

/** A user without access to the account in the address. */
export const OfAnotherAccount: Story = {
  parameters: at('/accounts/3/site/users', 'dashboard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page belongs to another account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/')
  },
}

/** Each filter is in the address, and the export has the rows of the list. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { router } = sceneOf({ loaded })
    await canvas.findByRole('link', { name: 'Oakline House' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Single-family house')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Bayou Square' })).toBeNull())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Billing' }), 'No invoices')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Setting up')
    await waitFor(() => expect(router.state.location.search).toBe('?state=settingUp&billing=none&kind=house'))
    await expect(await canvas.findByText('Setting up, step 1 of 6')).toBeVisible()
    await expect(decodeURIComponent(canvas.getByRole('link', { name: 'Export' }).getAttribute('href') ?? '')).toContain('"TenantType":2')
  },
}
export const NarrowedToNothingRecovers: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Oakline House' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Lockdown')
    await expect(await canvas.findByText('No account matches')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all accounts' }))
    await expect(await canvas.findByRole('link', { name: 'Bayou Square' })).toBeVisible()
  },
}

/** A new account opens its page, and its administrator gets a mail. */
export const Adding: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { router } = sceneOf({ loaded })
    await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Account name' })).toHaveAccessibleDescription('Required.'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Account name' }), 'Cedar Court')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), '12 Cedar Court, Austin, TX')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Administrator’s first name' }), 'Ines')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Administrator’s last name' }), 'Kaya')
    const email = dialog.getByRole('textbox', { name: 'Administrator’s email' })
    await userEvent.type(email, 'dana.whitfield@whisperingpines.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }))
    await expect(await dialog.findByText(/signs in with this email address/)).toBeVisible()
    await userEvent.clear(email)
    await userEvent.type(email, 'ines@cedarcourt.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cedar Court' })).toBeVisible()
    await expect(router.state.location.pathname).toMatch(/^\/site\/accounts\/\d+$/)
    await expect(canvas.getByText('ines@cedarcourt.example')).toBeVisible()
  },
}

/** The form of a new account. */
export const AddForm: Story = {
  parameters: at('/site/accounts?add=account'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add account' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const NoMatch: Story = {
  parameters: at('/site/accounts?search=nowhere'),
  play: async ({ canvas }) => void (await canvas.findByText('No account matches')),
}
export const NoMatchRecovers: Story = {
  parameters: { ...NoMatch.parameters, screenshot: false },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all accounts' }))
    await expect(await canvas.findByRole('link', { name: 'Oakline House' })).toBeVisible()
    await expect(sceneOf({ loaded }).router.state.location.search).toBe('')
  },
}

export const Forbidden: Story = {
  parameters: at('/site/accounts', 'dashboard'),
  play: async ({ canvas }) => void (await canvas.findByText('You can’t see this')),
}

export const ServiceBroke: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.type(await canvas.findByRole('searchbox'), 'x')
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Offline: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Oakline House' })
    goOffline()
    await expect((await canvas.findAllByText(/You’re offline/))[0]).toBeVisible()
  },
}

/** The page of an account, with a note that can't be changed. */
export const Account: Story = {
  parameters: at('/site/accounts/1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Renews in March')
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
    await expect(await canvas.findByText('Renews in March', { selector: 'bdi' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue(''))
    await expect(canvas.getByText(/^Robert Kowalczyk, /)).toBeVisible()
  },
}

/** The dialog says what will stop, and needs a reason. */
export const MakingInactive: Story = {
  parameters: at('/site/accounts/1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make inactive' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(/entry methods open no doors/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }))
    await expect(await dialog.findByText('Enter a reason.')).toBeVisible()
  },
}

/** The state is changed, and the change is undone. */
export const MadeInactive: Story = {
  parameters: at('/site/accounts/1'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make inactive' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Contract ended')
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull())
    await expect(await canvas.findByText(/Undone: Contract ended/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make inactive' }))
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Reason' }), 'Contract ended')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make inactive' }))
    await expect(await canvas.findByText(/is inactive$/)).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: at('/site/accounts/999'),
  play: async ({ canvas }) => void (await canvas.findByText('Not found')),
}
