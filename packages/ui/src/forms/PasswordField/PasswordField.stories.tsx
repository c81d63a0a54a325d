import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { FormActions } from '../FormActions/FormActions.tsx'
import { PasswordRequirements } from '../PasswordRequirements/PasswordRequirements.tsx'
import { ReadOnlyField } from '../ReadOnlyField/ReadOnlyField.tsx'
import { Example } from './PasswordField.example.tsx'
import { passwordFieldGuide } from './PasswordField.guide.ts'
import { PasswordField, type PasswordFieldLabels } from './PasswordField.tsx'

const meta = {
  title: 'forms/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: { guide: passwordFieldGuide },
  args: { label: 'Password', autoComplete: 'current-password' },
  render: (args) => <div style={{ maxInlineSize: 334 }}><PasswordField {...args} /></div>,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { defaultValue: 'wren-house-4' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

function CreatePassword({ password: first = 'wren-house-4', repeated = 'wren-house-' }: { password?: string, repeated?: string }) {
  const [password, setPassword] = useState(first)
  const [repeat, setRepeat] = useState(repeated)
  const requirements = useId()
  const differ = password !== repeat
  return (
    <Card padding="roomy" style={{ maxInlineSize: 400 }}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>Create your password</Heading>
          <Text tone="muted">Use this password to log in on the web and in the app.</Text>
        </Stack>
        <ReadOnlyField label="Email" value="christopher.featherstonehaugh@whisperingpines.example" autoComplete="username" help="Your property set this address. Only they can change it." />
        <PasswordField
          label="Password" autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)}
          describedBy={requirements} after={<PasswordRequirements id={requirements} value={password} />}
        />
        <PasswordField
          label="Repeat password" autoComplete="new-password" value={repeat} onChange={(event) => setRepeat(event.target.value)}
          error={differ && repeat !== '' && 'Confirm Passwords do not match..'}
        />
        <FormActions layout="fill" reason={differ ? 'Available when both passwords match.' : undefined}>
          <Button size="form" variant="primary" disabled={differ}>Create password</Button>
        </FormActions>
      </Stack>
    </Card>
  )
}

/** Both passwords are shown; one character was refused, and the passwords differ. */
export const Creating: Story = {
  render: () => <CreatePassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show repeat password' }))
    const field = canvas.getByLabelText('Password')
    field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: 'é', cancelable: true, bubbles: true }))
    await expect(await canvas.findByText('1 character removed: you can’t use “é” here.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide repeat password' })).toBeVisible()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}
export const CreatingDarkPhone: Story = { ...Creating, globals: { theme: 'dark', viewport: { value: 'phone' } } }

const arabic: PasswordFieldLabels = {
  show: 'إظهار', hide: 'إخفاء', showName: 'إظهار {field}', hideName: 'إخفاء {field}',
}

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', labels: arabic, defaultValue: 'wren-house-4', error: 'كلمة المرور غير صالحة', help: 'ثمانية أحرف على الأقل.' },
  globals: { direction: 'rtl' },
}

/** The fields before the user types. */
export const Empty: Story = { render: () => <CreatePassword password="" repeated="" /> }

export const Current: Story = { args: { defaultValue: 'wren-house-4' } }
export const WithError: Story = { args: { defaultValue: 'wren', error: 'Invalid Password', help: 'At least 8 characters, at most 15, with a letter and a number.' } }
export const Disabled: Story = { args: { defaultValue: 'wren-house-4', disabled: true } }

export const PseudoLocaleNarrow: Story = {
  args: {
    label: '[Páššwørd øf ýøür åccøüñt one two]',
    help: '[Åt lëášt ëïght chárácŧërš, át møšt fïftëëñ, wïth á lëttër áñd á ñümbër one two one]',
    labels: { show: '[Šhøw ïŧ one]', showName: '[Šhøw ïŧ one] {field}' },
    defaultValue: 'wren-house-4',
  },
  globals: { viewport: { value: 'narrow' } },
}

/** By keyboard: Tab reaches the Show button, Enter shows the password, and the field keeps its text. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Password'), 'wren4')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Password')).toHaveValue('wren4')
    await expect(canvas.getByText('Your password is visible.')).toBeInTheDocument()
  },
}
