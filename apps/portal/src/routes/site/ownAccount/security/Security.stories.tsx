import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/site/Sign-in security',
  parameters: { ...portalStory.parameters, portal: { path: '/site/mywebaccount/security', signInAs: 'dashboard' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Two-step sign-in is off, and the page offers to set it up. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(canvas.getByText('Your password alone.')).toBeVisible()
  },
}

/** The user scans or enters a key, then enters a code that proves it. */
export const SettingUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    await expect(await canvas.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(canvas.getByText('Enter the six digits that your app shows.')).toBeVisible()
  },
}
export const SettingUpDarkPhone: Story = { ...SettingUp, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Sets the app up as a user does, with the code that the app would show. */
async function setUp({ canvas, userEvent, loaded }: Context): Promise<void> {
  const { codeAt } = await import('@portal/sandbox/browser')
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
  const key = (await canvas.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), codeAt(key.replaceAll(' ', ''), sceneOf({ loaded }).portal.api.serverNow()))
  await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
  await canvas.findByRole('heading', { name: 'Save your recovery codes' })
}

/** The page shows ten codes once, and stays until the user says that they are saved. */
export const RecoveryCodes: Story = {
  play: async (context) => {
    await setUp(context)
    await expect(within(context.canvas.getByRole('list', { name: 'Save your recovery codes' })).getAllByRole('listitem')).toHaveLength(10)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Done' }))
    await expect(context.canvas.getByText('Save the codes first, then select the box.')).toBeVisible()
  },
}

async function turnOn(context: Context): Promise<void> {
  await setUp(context)
  await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'I saved these codes in a safe place' }))
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Done' }))
  await context.canvas.findByText('10 of 10 recovery codes left')
}

/** Two-step sign-in is on. The page shows the app, the recovery codes, the passkeys and the administrators. */
export const On: Story = {
  play: async (context) => {
    await turnOn(context)
    await expect(context.canvas.getByRole('switch', { name: 'Require two-step sign-in for administrators' })).toBeEnabled()
  },
}

/** The user needs a code to turn two-step sign-in off. */
export const TurningOff: Story = {
  play: async (context) => {
    await turnOn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Turn off' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }))
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '000000')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
    await expect(await dialog.findByText('This code is wrong or has expired.')).toBeVisible()
  },
}

/** A passkey needs a name, so that the user recognizes it. */
export const AddingAPasskey: Story = {
  play: async (context) => {
    await turnOn(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add passkey' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }))
    await waitFor(() => expect(dialog.getByText('Enter a name.')).toBeVisible())
  },
}

/** The owner of a house sees no rule for administrators, because a house has no other administrators. */
export const OfAHouse: Story = {
  parameters: { portal: { path: '/site/mywebaccount/security', signInAs: 'singleFamilySetup' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument()
  },
}

/** Every text is a third longer, and the page is mirrored. */
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\[/ })).toBeVisible()
  },
}
