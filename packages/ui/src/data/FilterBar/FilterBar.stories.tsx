import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from '../../forms/SearchField/SearchField.tsx'
import { Example } from './FilterBar.example.tsx'
import { filterBarGuide } from './FilterBar.guide.ts'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'
import { FilterSelect } from './FilterSelect.tsx'

const groups = [{ value: 'a', label: 'Residents, Tower A' }, { value: 'b', label: 'Residents, Tower B' }, { value: 'v', label: 'Vendors, weekday' }]

function Bar({ isBusy = false, initial = '', initialGroup = '', ...props }: FilterBarProps & { isBusy?: boolean, initial?: string, initialGroup?: string }) {
  const [text, setText] = useState(initial)
  const [group, setGroup] = useState(initialGroup)
  return (
    <FilterBar
      {...props} chosen={group === '' ? 0 : 1} isSearching={text !== ''}
      search={<SearchField label="Name, email, unit or code" value={text} isBusy={isBusy} onValueChange={({ value }) => setText(value)} />}
    >
      <FilterSelect label="Group" options={groups} value={group} onValueChange={({ value }) => setGroup(value)} />
      <FilterSelect label="Status" options={[{ value: 'x', label: 'Expired' }]} value="" onValueChange={fn()} />
    </FilterBar>
  )
}

const meta = {
  title: 'data/FilterBar',
  component: Bar,
  tags: ['autodocs'],
  parameters: { guide: filterBarGuide },
  args: {
    active: [{ id: 'property', label: 'Whispering Pines, Phase II' }, { id: 'since', label: 'Added since 2024' }],
    onRemove: fn(), onClear: fn(),
  },
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** A chosen value is in its own control, and × removes it. */
export const Chosen: Story = {
  args: { active: [], initialGroup: 'b' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Residents, Tower B' }))
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveValue('')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group' }), 'Residents, Tower A')
    await expect(canvas.getByRole('button', { name: 'Remove filter: Residents, Tower A' })).toBeVisible()
  },
}
export const ChosenDark: Story = { args: { active: [], initialGroup: 'b' }, globals: { theme: 'dark' } }
export const Dark: Story = { globals: { theme: 'dark' }, args: { initial: 'Okonkwo', isBusy: true } }
export const Nothing: Story = { args: { active: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Rarely used filters open with one press, and the bar stays one row. */
export const More: Story = {
  args: { more: <FilterSelect label="Web access" options={[{ value: 'on', label: 'Web access on' }]} value="" onValueChange={fn()} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('combobox', { name: 'Web access' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }))
    await expect(canvas.getByRole('combobox', { name: 'Web access' })).toBeVisible()
  },
}

/** On a phone the filters are behind one button with their count. */
export const PhoneOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filters: 2' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getByRole('combobox', { name: 'Group' })).toBeVisible()
  },
}

export const LongWordsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { active: [{ id: 'p', label: 'العقار: ويسبرينغ باينز عند خليج بافالو، المرحلة الثانية، المبنى الشمالي الغربي' }] },
}

/** Escape clears the search and keeps the focus. A press on an active filter removes it. */
export const Clearing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Name, email, unit or code' })
    await userEvent.type(field, 'Okonkwo')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Tran')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Added since 2024' }))
    await expect(args.onRemove).toHaveBeenCalledWith({ filter: { id: 'since', label: 'Added since 2024' } })
    await expect(canvas.getByRole('button', { name: 'Remove filter: Whispering Pines, Phase II' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
