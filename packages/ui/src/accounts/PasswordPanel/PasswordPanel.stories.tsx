import { resetLinkMessages } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { exampleArabic } from '../internal/exampleArabic.ts'
import { ExampleFrame } from '../../internal/exampleFrame.ts'
import { Example } from './PasswordPanel.example.tsx'
import { passwordPanelGuide } from './PasswordPanel.guide.ts'
import { PasswordPanel, type PasswordPanelLabels } from './PasswordPanel.tsx'

const empty = { password: '', confirm: '' }
const both = { password: 'wren-house-4', confirm: 'wren-house-4' }

const meta = {
  title: 'accounts/PasswordPanel',
  component: PasswordPanel,
  tags: ['autodocs'],
  parameters: { guide: passwordPanelGuide, layout: 'fullscreen' },
  args: { values: empty, onValuesChange: fn(), onSubmit: fn() },
  decorators: [(Story) => <ExampleFrame><Story /></ExampleFrame>],
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values)
    return (
      <PasswordPanel
        {...args}
        values={values}
        onValuesChange={(changed) => {
          setValues(changed.values)
          args.onValuesChange(changed)
        }}
      />
    )
  },
} satisfies Meta<typeof PasswordPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const blur = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The screen of the master user, the account's first administrator: the user name comes first and is read-only. */
export const MasterUser: Story = {
  args: { screen: 'masterUser', email: 'christopher.featherstonehaugh@whisperingpines.example', values: { password: 'wren-house-4', confirm: 'wren-house-' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show repeat password' }))
    await expect(canvas.getByRole('textbox', { name: 'Repeat password' })).toHaveAccessibleDescription(/^Confirm Passwords do not match\.\./)
    await expect(canvas.getByRole('button', { name: 'Create password' })).toHaveAttribute('aria-disabled', 'true')
    blur()
  },
}
export const MasterUserDarkPhone: Story = { ...MasterUser, globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** The page as a mailed link opens it, with a link back to sign-in. */
export const Empty: Story = { args: { backLink: { href: '#login', label: 'Back to login' } } }

export const Ready: Story = { args: { values: both } }

export const Sending: Story = { args: { values: both, isBusy: true } }

/** The link has expired: the form stays, but the server refuses its token. */
export const ExpiredLink: Story = {
  args: { banner: <InlineAlert tone="warning" role="alert">{resetLinkMessages.expired}</InlineAlert> },
}

/** The master user has a password already. */
export const PasswordAlreadyExists: Story = {
  args: {
    screen: 'masterUser',
    email: 'dana@whisperingpines.example',
    banner: <InlineAlert title="Password already exists"><br />Please <TextLink href="#login">login</TextLink>.</InlineAlert>,
  },
}

export const RefusedByServer: Story = { args: { values: both, error: 'Password reset not completed' } }

/** Two equal passwords that break the rule: each field says so, and the list marks the missing requirements. */
export const InvalidPair: Story = {
  args: { values: { password: 'wrenhouse', confirm: 'wrenhouse' }, onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Create password' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(canvas.getByText('Invalid Password')).toBeVisible()
    await expect(canvas.getByText('Invalid Confirm Password')).toBeVisible()
    blur()
  },
}

/** A press on the disabled button shows the alert and moves the focus to the field. */
export const Refused: Story = {
  args: { values: { password: 'wren-house-4', confirm: '' }, onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Create password' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Confirm password cannot be empty')
    await expect(canvas.getByLabelText('Repeat password')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    blur()
  },
}
export const RefusedForcedColors: Story = { ...Refused, parameters: { forcedColors: true } }

/** By keyboard: the user types the password twice and sends it with Enter. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  args: { onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('wren-house-4')
    await expect(canvas.getAllByText('Met')).toHaveLength(3)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('wren-house-4{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: both })
  },
}

const arabic: Partial<PasswordPanelLabels> = {
  ...exampleArabic,
  title: 'أنشئ كلمة المرور',
  intro: 'ستسجل الدخول بها على الويب وفي التطبيق.',
  email: 'البريد الإلكتروني',
  emailHelp: 'حدده عقارك. اطلب منهم تغييره.',
  submit: 'أنشئ كلمة المرور',
  submitReason: 'متاح عندما تتطابق كلمتا المرور.',
}

export const RightToLeftPhone: Story = {
  args: { labels: arabic, email: 'dana@whisperingpines.example', values: { password: 'wren-house-4', confirm: 'wren' } },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}
