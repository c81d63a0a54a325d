import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleNow } from '../internal/examplePlans.ts'
import { Example } from './CallPreferencesEditor.example.tsx'
import { callPreferencesEditorGuide } from './CallPreferencesEditor.guide.ts'
import { CallPreferencesEditor } from './CallPreferencesEditor.tsx'

const meta = {
  title: 'calls/CallPreferencesEditor',
  component: CallPreferencesEditor,
  tags: ['autodocs'],
  parameters: { guide: callPreferencesEditorGuide },
  args: {
    value: { ringHours: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 420, end: 1320 }], allowsNotifications: true }, onValueChange: fn(),
    timeZone: 'America/Chicago', now: exampleNow,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560, containerType: 'inline-size' }}><Story /></div>],
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <CallPreferencesEditor
        {...args} value={value}
        onValueChange={(change) => {
          setValue(change.value)
          args.onValueChange?.(change)
        }}
      />
    )
  },
} satisfies Meta<typeof CallPreferencesEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const QuietAtNightDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }

/** Both switches are off, and each says its effect. */
export const NeverRings: Story = {
  args: { value: { ringHours: [], allowsNotifications: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The whole week is quiet. No visitor can ring this phone.')).toBeVisible()
    await expect(canvas.getByText('Without notifications, the app doesn’t ring.')).toBeVisible()
  },
}

/** A user changes from "any time" to certain hours, and the editor reports the whole value. */
export const TurnedIntoHours: Story = {
  args: { value: { ringHours: null, allowsNotifications: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'At any time' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: { ringHours: [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }], allowsNotifications: true } })
  },
}

/** A user with a phone number only, who needs to give no permission. */
export const ReadOnlyTelephoneSpanish: Story = { args: { readOnly: true, hasApp: false }, globals: { locale: 'es' } }
