import type { CallPlan } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { examplePages } from '../../internal/examplePages.ts'
import { CallEffect } from '../CallEffect/CallEffect.tsx'
import { exampleNow, exampleNumbers, examplePeople, examplePlan, exampleWorld, faultyPlan } from '../internal/examplePlans.ts'
import { Example } from './CallGroupEditor.example.tsx'
import { callGroupEditorGuide } from './CallGroupEditor.guide.ts'
import { CallGroupEditor } from './CallGroupEditor.tsx'

const meta = {
  title: 'calls/CallGroupEditor',
  component: CallGroupEditor,
  tags: ['autodocs'],
  parameters: { guide: callGroupEditorGuide, viewport: examplePages },
  globals: { viewport: { value: 'page' } },
  args: {
    value: examplePlan, onValueChange: fn(), people: examplePeople, timeZone: 'America/Chicago', now: exampleNow, station: 'Main Gate',
    mendFor: ({ warning }) => (warning.code === 'noApp' ? { label: 'Send app link', href: '#app' } : null),
  },
  render: function Kept(args) {
    const [value, setValue] = useState<CallPlan>(args.value)
    return (
      <CallGroupEditor
        {...args} value={value} side={<CallEffect saved={args.value} plan={value} world={exampleWorld} station={args.station} />}
        onValueChange={(change) => {
          setValue(change.value)
          args.onValueChange?.(change)
        }}
      />
    )
  },
} satisfies Meta<typeof CallGroupEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const TwoTiersDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phonePage' } } }
export const TwoTiersForcedColors: Story = { parameters: { forcedColors: true } }
export const TwoTiersRightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'page' } } }

/** A user is found by a part of the name. Users without video calls are marked before they are chosen. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [, second] = canvas.getAllByRole('button', { name: 'Add user' })
    await userEvent.click(second as HTMLElement)
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Add a user to Second called' }), 'ab')
    await expect(await canvas.findByRole('option', { name: /Wm\. J\. Abernathy.*No app installed/ })).toBeVisible()
  },
}

/** Every warning, each with its fix. */
export const Warnings: Story = { args: { value: faultyPlan } }

/** A user is lifted and moved by keyboard alone. */
export const Lifted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Move Ana Lucía Barrientos' }).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: expect.objectContaining({ tiers: [[], [1, 2]] }) })
    await expect(canvas.getByText('Ana Lucía Barrientos: position 1 of 2 in Second called.')).toBeInTheDocument()
  },
}

/** Phone numbers in their order. */
export const VoiceOnly: Story = { args: { value: exampleNumbers } }

export const ReadOnly: Story = { args: { readOnly: true } }
export const Spanish: Story = { globals: { locale: 'es', viewport: { value: 'page' } } }
