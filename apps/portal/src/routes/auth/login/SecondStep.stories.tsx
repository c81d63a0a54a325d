import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { portalStory } from '#portal/testing/PortalStory.tsx'
import { dana, turnOnTwoStep } from '#portal/testing/turnOnTwoStep.ts'

const meta = {
  ...portalStory,
  title: 'portal/auth/Second step',
  parameters: { ...portalStory.parameters, portal: { path: '/auth/login' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

async function enterPassword({ canvas, userEvent }: Context, username = dana): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Username'), username)
  await userEvent.type(canvas.getByLabelText('Password'), 'sandbox1')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}

/** After a correct password, the user enters the app's code on the same page. */
export const Code: Story = {
  play: async (context) => {
    await turnOnTwoStep(context)
    await enterPassword(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus())
  },
}
export const CodeDarkPhone: Story = { ...Code, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The page sends six digits at once. Wrong digits stay selected, and the page says how many attempts are left. */
export const WrongCode: Story = {
  play: async (context) => {
    await turnOnTwoStep(context)
    await enterPassword(context)
    await context.userEvent.type(await context.canvas.findByRole('textbox', { name: 'Code' }), '000000')
    await expect(await context.canvas.findByText(/4 tries left\./)).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('000000')
  },
}

/** The page helps a user who lost their phone, and a user who also lost their recovery codes. */
export const RecoveryCode: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await turnOnTwoStep(context)
    await enterPassword(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }))
    await userEvent.click(canvas.getByRole('button', { name: 'I can’t get in' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('Enter one of your recovery codes.')).toBeVisible()
    await expect(canvas.getByText(/Ask an administrator/)).toBeVisible()
  },
}

/** An administrator without two-step sign-in must set it up before the first page, because the account requires it. */
export const SetUp: Story = {
  play: async (context) => {
    await turnOnTwoStep(context, { isRequired: true })
    await enterPassword(context, 'billing@whisperingpines.example')
    await expect(await context.canvas.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible()
    await expect(context.canvas.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  },
}

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await turnOnTwoStep(context)
    await userEvent.type(await canvas.findByLabelText('Usuario'), dana)
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'sandbox1')
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Iniciar sesión' }))
    await expect(await canvas.findByRole('heading', { name: 'Escriba su código' })).toBeVisible()
  },
}
