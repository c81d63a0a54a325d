import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { portalStory, sceneOf } from '#portal/testing/PortalStory.tsx'

const meta = {
  ...portalStory,
  title: 'portal/auth/Log in',
  parameters: { ...portalStory.parameters, portal: { path: '/auth/login' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const dana = 'dana.whitfield@whisperingpines.example'

/** The page of a user who opens it directly. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('alert')).toBeEmptyDOMElement()
  },
}
export const EmptyDarkPhone: Story = { ...Empty, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Each empty field shows an error, and the first has the focus. */
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('Please Enter Username')).toBeVisible()
    await expect(canvas.getByText('Please Enter Password')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus())
  },
}

/** A wrong name and a wrong password get the same sentence. */
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong-pass1')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText('The username or password is incorrect. Check both and try again.')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveValue(dana)
  },
}

/** After a successful sign-in, the user lands on the right page. */
export const SignsIn: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox1')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  },
}

/** During the request the button shows that it is busy and cannot be pressed again. */
export const LoggingIn: Story = {
  globals: { fault: 'hangs' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), dana)
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox1')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByRole('button', { name: 'Logging in…' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** If no answer arrives, typed text stays. */
export const Unreachable: Story = {
  globals: { fault: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), dana)
    await userEvent.type(canvas.getByLabelText('Password'), 'sandbox1')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText(/The portal can’t be reached/)).toBeVisible()
  },
}

/** The session ended on the server while the dashboard was open. */
export const SessionExpired: Story = {
  parameters: { portal: { path: '/site/dashboard', signInAs: 'dashboard' } },
  play: async ({ canvas, userEvent, loaded }) => {
    await sceneOf({ loaded }).backend.setFault('unauthorized')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText('The session time has expired. Please re-login again!')).toBeVisible()
  },
}

/** A user without a call group reads who can help. */
export const NoCallGroup: Story = {
  parameters: { portal: { path: '/', signInAs: 'login' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your user has no call group yet/)).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es-US'))
  },
}

/** Every text is a third longer and the page is mirrored, to find texts that don't fit. */
export const PseudoRightToLeft: Story = {
  globals: { locale: 'pseudo', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^\[Löĝ|^\[L/ })).toBeVisible()
  },
}
