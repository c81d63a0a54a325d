import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Example } from './Combobox.example.tsx'
import { comboboxGuide } from './Combobox.guide.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'
import { ComboboxField } from './ComboboxField.tsx'
import { MultiComboboxField } from './MultiComboboxField.tsx'

const doors: ComboboxOption[] = Array.from({ length: 400 }, (_none, index) => ({
  value: String(index),
  label: `Tower ${'ABCD'[index % 4] ?? ''}, ${['Lobby', 'Garage', 'Roof deck', 'Mail room', 'Stair 2'][index % 5] ?? ''} ${Math.floor(index / 20) + 1}`,
  fact: index % 7 === 0 ? 'Offline' : undefined,
  isDisabled: index === 3,
}))

const meta = {
  title: 'forms/Combobox',
  component: ComboboxField,
  tags: ['autodocs'],
  parameters: { guide: comboboxGuide },
  args: { label: 'Door', help: 'Type a part of its name.', options: doors, value: '5', onValueChange: fn(), canBeEmpty: true, placeholder: 'Any door' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <ComboboxField
        {...args}
        value={value}
        onValueChange={(change) => {
          setValue(change.value)
          args.onValueChange?.(change)
        }}
      />
    )
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360, minBlockSize: 420 }}><Story /></div>],
} satisfies Meta<typeof ComboboxField>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
  await expect((await within(canvasElement).findAllByRole('option')).length).toBeGreaterThan(2)
}

const find: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('combobox')
  await userEvent.clear(field)
  await userEvent.type(field, 'roof 1')
  await expect(await within(canvasElement).findByRole('option', { name: /Tower C, Roof deck 1$/ })).toBeVisible()
}

export const Open: Story = { play: open }
export const OpenDarkPhone: Story = { play: open, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const Found: Story = { play: find }
export const FoundRightToLeft: Story = { play: find, globals: { direction: 'rtl' } }
export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'basement')
    await expect((await within(canvasElement).findAllByText('No matches.'))[0]).toBeVisible()
  },
}

/** The service searches. The chosen name stays while the list has other users. */
export const Searched: Story = {
  args: {
    label: 'User', help: undefined, value: '77', chosenLabel: 'Omar Haddad', onSearchChange: fn(), isBusy: true,
    options: [{ value: '1', label: 'Ada Aaltonen', fact: 'Unit 728' }, { value: '2', label: 'Ada Berg', fact: 'Unit 12' }],
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'User' })
    await expect(field).toHaveValue('Omar Haddad')
    await userEvent.clear(field)
    await userEvent.type(field, 'ada')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ search: 'ada' })
    await expect(await within(canvasElement).findByRole('option', { name: /Ada Berg/ })).toBeVisible()
  },
}

/** Comboboxes with an error, disabled, and without a visible label, as among filters. */
export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <ComboboxField {...args} value="" error="Choose a door." />
      <ComboboxField {...args} disabled />
      <Combobox label="Door" placeholder="Door" options={doors} value="" onValueChange={args.onValueChange} />
    </Stack>
  ),
}

const onMore = fn()
const onOwnAdd = fn()
const grouped: ComboboxOption[] = [
  { value: 'main', label: 'Main Gate', group: 'Whispering Pines' }, { value: 'pool', label: 'Pool Gate', group: 'Whispering Pines' },
  { value: 'lobby', label: 'Lobby', group: 'Tower B' }, { value: 'dock', label: 'Dock', group: 'Tower B' },
]

/** Options are in groups, typed text can be added, and scrolling to the end of the list loads more. */
export const GroupsAndOwn: Story = {
  render: () => <ComboboxField label="Door" options={grouped} onMore={onMore} onOwnAdd={onOwnAdd} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Door' })
    await userEvent.click(field)
    await expect(within(await canvas.findByRole('group', { name: 'Tower B' })).getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{End}')
    await expect(onMore).toHaveBeenCalled()
    await userEvent.type(field, 'Bike shed')
    await userEvent.click(await canvas.findByRole('option', { name: 'Add “Bike shed”' }))
    await expect(onOwnAdd).toHaveBeenLastCalledWith({ text: 'Bike shed' })
    await userEvent.click(field)
  },
}

const onValuesChange = fn()

/** Several options can be chosen. Each chosen one moves from the list to below the field. */
export const Several: Story = {
  render: () => <MultiComboboxField label="Doors" options={grouped} defaultValues={['main']} onValuesChange={onValuesChange} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Doors' })
    await userEvent.type(field, 'dock')
    await userEvent.keyboard('{Enter}')
    await expect(onValuesChange).toHaveBeenLastCalledWith({ values: ['main', 'dock'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Main Gate' }))
    await expect(onValuesChange).toHaveBeenLastCalledWith({ values: ['dock'] })
    await expect(field).toHaveFocus()
  },
}
