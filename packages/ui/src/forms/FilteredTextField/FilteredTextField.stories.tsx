import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Example } from './FilteredTextField.example.tsx'
import { filteredTextFieldGuide } from './FilteredTextField.guide.ts'
import { FilteredTextField } from './FilteredTextField.tsx'

const meta = {
  title: 'forms/FilteredTextField',
  component: FilteredTextField,
  tags: ['autodocs'],
  parameters: { guide: filteredTextFieldGuide },
  args: { label: 'Invite name', help: 'The guest sees it.', onFiltered: fn() },
} satisfies Meta<typeof FilteredTextField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { label: 'Company' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** Comparison characters are refused, and the field says so. */
export const Refused: Story = {
  args: { defaultValue: 'House cleaning' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Invite name' })
    field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: '<', cancelable: true, bubbles: true }))
    await expect(await within(canvasElement).findByText(/the signs < > = can’t be entered on their own/)).toBeVisible()
    await expect(args.onFiltered).toHaveBeenCalledWith({ action: 'refused', reason: 'comparison' })
  },
}

/** A text that becomes a web address while typing is cleared; undo can’t restore it. */
export const ClearedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Invite name' })
    await userEvent.type(field, 'http://')
    await expect(field).toHaveValue('')
    await expect(await within(canvasElement).findByText(/undo can’t bring the text back/)).toBeVisible()
    await expect(args.onFiltered).toHaveBeenCalledWith({ action: 'cleared', reason: 'scheme' })
    field.blur()
  },
}
