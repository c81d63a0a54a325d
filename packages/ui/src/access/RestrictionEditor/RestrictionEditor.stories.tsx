import { unrestricted } from '@portal/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { pseudo } from '../../internal/examplePseudo.ts'
import { allVendors, exampleNow, vendors } from '../internal/exampleRestrictions.ts'
import { Example } from './RestrictionEditor.example.tsx'
import { restrictionEditorGuide } from './RestrictionEditor.guide.ts'
import { RestrictionEditor, type RestrictionEditorProps } from './RestrictionEditor.tsx'
import { inLanguage } from '../../words/exampleLanguage.tsx'
import { restrictionEditorMessages } from './RestrictionEditor.messages.ts'

function Edited({ value: first, onValueChange, ...props }: RestrictionEditorProps) {
  const [value, setValue] = useState(first)
  return (
    <RestrictionEditor
      {...props} value={value}
      onValueChange={(change) => {
        setValue(change.value)
        onValueChange?.(change)
      }}
    />
  )
}

const meta = {
  title: 'access/RestrictionEditor',
  component: RestrictionEditor,
  tags: ['autodocs'],
  parameters: { guide: restrictionEditorGuide },
  args: { value: vendors, onValueChange: fn(), onUnreadableChange: fn(), timeZone: 'America/Chicago', viewerTimeZone: 'America/Chicago', now: exampleNow },
  render: (args) => <Edited {...args} />,
} satisfies Meta<typeof RestrictionEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const Vendors: Story = { args: { groupRestriction: allVendors } }
export const DarkPhone: Story = { args: { groupRestriction: allVendors }, globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const AtAnyTime: Story = { args: { value: unrestricted } }
/** Every problem of a restriction, each at its field, with a fix. */
export const Problems: Story = {
  args: {
    groupRestriction: allVendors,
    value: {
      ...vendors,
      windows: [{ days: [], start: 540, end: 1020 }, { days: [1], start: 600, end: 600 }, { days: [7], start: 540, end: 720 }, { days: [6], start: 1320, end: 180 }],
      validFrom: { date: '2027-03-12', minute: 480 }, validUntil: { date: '2027-03-01', minute: 1440 }, usesLeft: 0,
      exceptions: [{ name: 'Inventory', from: '2026-12-24', until: '2026-12-20', effect: 'allow', start: 540, end: 720 }],
    },
  },
}
export const NoHours: Story = { args: { value: { ...unrestricted, windows: [] } } }
export const TwoClocks: Story = { args: { viewerTimeZone: 'America/Los_Angeles', value: { ...vendors, usesPerDay: { 1: 2, 5: 1 } } } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const PseudoLocalePhone: Story = { args: { labels: pseudo(restrictionEditorMessages) }, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { decorators: [inLanguage('ar-EG')], globals: { direction: 'rtl' } }

const lastValue = (args: RestrictionEditorProps) => {
  const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls as [{ value: RestrictionEditorProps['value'] }][]
  return calls.at(-1)?.[0].value
}

/** The user does everything by keyboard: days, times, further hours, merging, removing and undoing. */
export const KeyboardOnly: Story = {
  parameters: { screenshot: false },
  args: { value: { ...unrestricted, windows: [{ days: [1, 2], start: 540, end: 720 }] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const hours = (number: number) => within(canvas.getByRole('group', { name: `Hours ${number}` }))
    hours(1).getByRole('button', { name: 'Tuesday' }).focus()
    await userEvent.keyboard(' ')
    await expect(lastValue(args)?.windows).toEqual([{ days: [1], start: 540, end: 720 }])
    const end = hours(1).getByRole('textbox', { name: 'To' })
    end.focus()
    await userEvent.clear(end)
    await userEvent.keyboard('5pm{Enter}')
    await expect(lastValue(args)?.windows).toEqual([{ days: [1], start: 540, end: 1020 }])
    canvas.getByRole('button', { name: 'Add hours' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(lastValue(args)?.windows).toEqual([{ days: [1], start: 540, end: 1020 }, { days: [1], start: 1080, end: 1140 }])
    await expect(canvas.getByRole('group', { name: 'Hours 2' })).toContainElement(document.activeElement as HTMLElement)
    const start = hours(2).getByRole('textbox', { name: 'From' })
    start.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(lastValue(args)?.windows).toEqual([{ days: [1], start: 540, end: 1140 }])
    await expect(canvas.getByText('Adjoining hours were merged: Monday, 9:00 AM to 7:00 PM.')).toBeInTheDocument()
    await expect(canvas.queryByRole('group', { name: 'Hours 2' })).toBeNull()
    hours(1).getByRole('button', { name: 'Remove Hours 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(lastValue(args)?.windows).toEqual([])
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(lastValue(args)?.windows).toEqual([{ days: [1], start: 540, end: 1140 }])
    await expect(hours(1).getByRole('button', { name: 'Sunday' })).toHaveFocus()
  },
}

/** Hours past midnight stay one row and say so. An end at midnight is the end of the same day. */
export const PastMidnight: Story = {
  parameters: { screenshot: false },
  args: { value: { ...unrestricted, windows: [{ days: [5], start: 1320, end: 1380 }] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const end = canvas.getByRole('textbox', { name: 'To' })
    const type = async (text: string) => {
      await userEvent.clear(end)
      await userEvent.type(end, `${text}{Enter}`)
    }
    await type('6')
    await expect(lastValue(args)?.windows).toEqual([{ days: [5], start: 1320, end: 360 }])
    await expect(canvas.getByText('next day, Sat')).toBeVisible()
    await type('24:00')
    await expect(lastValue(args)?.windows).toEqual([{ days: [5], start: 1320, end: 1440 }])
    await expect(canvas.queryByText('next day, Sat')).toBeNull()
    await type('late')
    await expect(end).toBeInvalid()
    await expect(args.onUnreadableChange).toHaveBeenLastCalledWith({ unreadable: 1 })
    await expect(end).toHaveValue('late')
  },
}

export const CopyingADay: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy a day' }))
    const panel = within(canvas.getByRole('group', { name: 'Copy a day' }))
    await userEvent.selectOptions(panel.getByRole('combobox'), 'Saturday')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Sunday' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Monday has hours' }))
    await userEvent.click(panel.getByRole('button', { name: 'Copy to 2 days' }))
    const saturday = lastValue(args)?.windows?.find(({ start, end }) => start === 540 && end === 690)
    await expect(saturday?.days).toEqual([1, 6, 7])
    await expect(canvas.getByRole('button', { name: 'Copy a day' })).toHaveFocus()
    await expect(canvas.getByText('Hours of Saturday copied to Monday and Sunday.')).toBeInTheDocument()
  },
}

export const DatesUsesAndExceptions: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const uses = canvas.getByRole('textbox', { name: /^Uses/ })
    await userEvent.clear(uses)
    await userEvent.type(uses, '20')
    await expect(lastValue(args)).toMatchObject({ usesAllowed: 20, usesLeft: 2 })
    await userEvent.click(canvas.getByRole('switch', { name: 'Entries a day' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Friday' }), '2')
    await expect(lastValue(args)?.usesPerDay).toEqual({ 5: 2 })
    await userEvent.click(canvas.getByRole('button', { name: 'Add exception' }))
    await expect(lastValue(args)?.exceptions.at(-1)).toEqual({ name: '', from: '2026-11-21', until: '2026-11-21', effect: 'deny', start: 0, end: 1440 })
    await userEvent.keyboard('Staff day')
    await expect(lastValue(args)?.exceptions.at(-1)?.name).toBe('Staff day')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Thanksgiving' }))
    await expect(lastValue(args)?.exceptions).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(lastValue(args)?.exceptions.map(({ name }) => name)).toEqual(['Thanksgiving', 'Staff day'])
    await expect(canvas.getAllByRole('textbox', { name: 'Name' })[0]).toHaveFocus()
  },
}

/** Choosing "any time" and then hours again restores the old hours. */
export const AnyTimeAndBack: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'At any time' })
    await userEvent.click(control)
    await expect(lastValue(args)?.windows).toBeNull()
    await userEvent.click(control)
    await expect(lastValue(args)?.windows).toEqual(vendors.windows)
  },
}

/** Hours that the group never allows are explained. One press removes them, another restores them. */
export const KeepingWhatIsReached: Story = {
  parameters: { screenshot: false },
  args: { groupRestriction: allVendors },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^6 h a week are never open/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep only usable hours' }))
    await expect(lastValue(args)?.windows).toContainEqual({ days: [5], start: 1320, end: 1440 })
    await expect(canvas.queryByText(/never open:/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(lastValue(args)?.windows).toEqual(vendors.windows)
  },
}

/** The night in March on which the clock skips an allowed hour. */
export const ClockChange: Story = {
  parameters: { screenshot: false },
  args: { value: { ...unrestricted, windows: [{ days: [7], start: 120, end: 180 }] }, now: Date.parse('2027-02-01T12:00:00Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('On Mar 14, 2027 the clock goes forward: 2:00 AM to 3:00 AM doesn’t exist, and these hours are skipped.')).toBeVisible()
  },
}

/** A reader in Spain: both times are shown. */
export const BothClocks: Story = {
  parameters: { screenshot: false },
  args: { viewerTimeZone: 'Europe/Madrid', value: { ...unrestricted, windows: [{ days: [1], start: 540, end: 1020 }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4:00 PM to 12:00 AM your time')).toBeVisible()
    await expect(within(canvasElement).getByText('Property time: Central Time')).toBeVisible()
  },
}

/** Drawing on the grid does the same as adding to the list. */
export const DrawingOnTheGrid: Story = {
  parameters: { screenshot: false },
  args: { value: { ...unrestricted, windows: [{ days: [1], start: 540, end: 720 }] } },
  play: async ({ canvasElement, args }) => {
    await document.fonts.ready
    const grid = within(canvasElement).getByRole('img')
    const monday = grid.querySelectorAll('[aria-hidden] > div > div')[1]
    if (!monday) throw new Error('The grid shows seven days.')
    const { top, height, left } = monday.getBoundingClientRect()
    const at = (hour: number) => ({ bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX: left + 4, clientY: top + (height * hour) / 24 + 1 })
    monday.setPointerCapture = () => undefined
    await fireEvent.pointerDown(monday, at(18))
    await fireEvent.pointerMove(monday, at(20.5))
    await fireEvent.pointerUp(monday, at(20.5))
    await expect(lastValue(args)?.windows).toEqual([{ days: [1], start: 540, end: 720 }, { days: [1], start: 1080, end: 1260 }])
  },
}

/** Escape cancels copying hours and returns the focus. */
export const CopyingGivenUp: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy a day' })
    button.focus()
    await userEvent.keyboard('{Enter}{Tab}{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
