import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { goOffline } from '#portal/testing/connection.ts'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/New invite',
  parameters: { ...portalStory.parameters, portal: { path: '/site/invites/new', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The form for the first invite, without remembered doors. */
export const First: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New invite' })).toBeVisible()
    await expect(canvas.getByText('Nothing is sent. You get the link or PIN to share.')).toBeVisible()
  },
}
export const FirstDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The form has a mover's key by text message; the sentence at the bottom follows every change. */
export const Mover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Lone Star Movers')
    await userEvent.type(canvas.getByLabelText(/Mobile number or email/), '(713) 555-0134')
    await expect(canvas.getByText('By text message')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Main Gate, Entry'))
    await userEvent.type(canvas.getByLabelText('Until'), '8pm')
    await userEvent.tab()
    await expect(canvas.getByText('Opens Main Gate, Entry, today until 8:00 PM.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'What the guest gets' })).toHaveTextContent('Text message to (713) 555-0134')
  },
}

/** Days and hours of a week make a recurring key. */
export const Weekly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'House cleaning: Brightwater Home Services')
    await userEvent.type(canvas.getByLabelText(/Mobile number or email/), 'office@brightwater.example')
    await userEvent.click(canvas.getByLabelText('Main Gate, Entry'))
    await userEvent.click(canvas.getByLabelText('Every week'))
    await expect(canvas.getByText('Opens Main Gate, Entry, at no time.')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Mon'))
    await expect(canvas.getByText('Opens Main Gate, Entry, every Monday, 9:00 AM to 5:00 PM.')).toBeVisible()
    await userEvent.click(canvas.getByText('More options'))
    await expect(canvas.getByLabelText('Recurring QR key')).toBeChecked()
  },
}

/** The form has an invite with a start and an end. */
export const Custom: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('This weekend'))
    await userEvent.click(canvas.getByLabelText('Custom'))
    await expect(canvas.getByLabelText(/Starts/)).toHaveValue('2026-11-21')
    await expect(canvas.getByLabelText(/Ends/)).toHaveValue('2026-11-22')
  },
}

export const Pin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Night nurse')
    await userEvent.click(canvas.getByText('More options'))
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIN' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN/ }), '640155')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Pool Gate/ }))
    await expect(canvas.getByRole('region', { name: 'What the guest gets' })).toHaveTextContent('sent you a PIN')
  },
}

/** Each missing value is reported at its field; the first has the focus. */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Mobile number or email/), 'half@')
    await userEvent.click(canvas.getByLabelText('Every week'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send invite' }))
    await expect(await canvas.findByText('Enter a name')).toBeVisible()
    await expect(canvas.getByText('Enter a mobile number or an email address')).toBeVisible()
    await expect(canvas.getByText('Choose at least one day')).toBeVisible()
    await expect(canvas.getByText('Choose at least one door')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getAllByText('Fix 4 fields first')[0]).toBeInTheDocument()
  },
}

/** Another user has the PIN at one of the doors: typed text stays. */
export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Night nurse')
    await userEvent.click(canvas.getByText('More options'))
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIN' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN/ }), '88213')
    await userEvent.click(canvas.getByLabelText('Main Gate, Entry'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    await expect(await canvas.findByText('The invite was not created.')).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Night nurse')
  },
}

/** The names are long, and every door is chosen. */
export const Long: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Wolfeschlegelsteinhausenbergerdorff & Featherstonehaugh-Okonkwo Relocation Partn')
    await userEvent.type(canvas.getByLabelText(/Mobile number or email/), 'dispatch.desk.southeast@featherstonehaugh-okonkwo-relocation.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all' }))
    await expect(canvas.getByText('Opens 8 doors, today.')).toBeVisible()
  },
}

/** The page of the new invite has the result and the link at the top. */
export const Made: Story = {
  // The link is hidden from the picture, because it is a new secret each time.
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Piano tuner')
    await userEvent.click(canvas.getByLabelText('Clubhouse Front Door'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    const receipt = await canvas.findByRole('region', { name: 'Invite created' })
    await waitFor(() => expect(receipt).toHaveFocus())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Piano tuner' })).toBeVisible()
    await expect(canvas.getByLabelText<HTMLInputElement>('Link for the guest').value).toMatch(/\/Invite\?d=/)
    await expect(canvas.getByRole('link', { name: 'See the guest’s page' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Another invite' }))
    await expect(await canvas.findByLabelText('Name')).toHaveValue('')
  },
}

/** The doors of the last invite are chosen, and its guest is suggested. */
export const Remembered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Piano tuner')
    await userEvent.click(canvas.getByLabelText('Clubhouse Front Door'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Another invite' }))
    await expect(await canvas.findByText('Which doors: Clubhouse Front Door')).toBeVisible()
    await expect(canvas.getByText(/Same doors as your last invite/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Piano tuner' }))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Piano tuner')
  },
}

/** After an error of the service, typed text stays. */
export const NotMade: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Piano tuner')
    await userEvent.click(canvas.getByLabelText('Clubhouse Front Door'))
    await sceneOf({ loaded }).backend.setFault('serverError')
    await userEvent.click(canvas.getByRole('button', { name: 'Create invite' }))
    await expect(await canvas.findByText('The invite was not created.')).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Piano tuner')
  },
}

export const Offline: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Name')
    goOffline()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create invite' })).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** A user without the right to send invites sees a message in place of the form. */
export const Forbidden: Story = {
  parameters: { portal: { path: '/site/invites/new', signInAs: 'billing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this')).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nueva invitación' })).toBeVisible()
  },
}
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
