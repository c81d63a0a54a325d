import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Example } from './AccessMatrix.example.tsx'
import { accessMatrixGuide } from './AccessMatrix.guide.ts'
import { AccessMatrix, type AccessMatrixCell, type AccessMatrixPlace } from './AccessMatrix.tsx'

const doors = ['Main Gate, Entry', 'Main Gate, Exit', 'Service Gate, Fannin St.', 'Clubhouse Front Door', 'Garage Level P2, North Stairwell Door', 'Pool Gate', 'Pedestrian Gate (Westheimer)', 'Tower B Lobby']
  .map((name, index) => ({ id: `door-${index}`, name }))
const always: AccessMatrixCell = { windows: null }
const never: AccessMatrixCell = { windows: [] }
const daily: AccessMatrixCell = { windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 360, end: 1320 }] }
const office: AccessMatrixCell = { windows: [{ days: [1, 2, 3, 4, 5], start: 480, end: 1080 }] }
const groups = [
  { id: '1', name: 'First responders', fact: '3 users', cells: doors.map(() => always) },
  { id: '2', name: 'Staff and leasing', fact: '7 users', cells: doors.map(() => always) },
  { id: '3', name: 'Residents, Tower A', fact: '17 users', cells: [always, always, always, always, always, daily, always, never] },
  { id: '4', name: 'Vendors, weekday', fact: '4 users', cells: [office, office, { ...office, isLimited: true }, never, never, never, never, never] },
  { id: '5', name: 'No access', fact: '2 users', cells: doors.map(() => never) },
].map((group) => ({ ...group, href: `/site/groups/${group.id}` }))

function Kept({ start }: { start: AccessMatrixPlace | null }) {
  const [selected, setSelected] = useState(start)
  return <AccessMatrix doors={doors} groups={groups} value={selected} onValueChange={({ value }) => setSelected(value)} />
}

const meta = {
  title: 'charts/AccessMatrix',
  component: AccessMatrix,
  tags: ['autodocs'],
  parameters: { guide: accessMatrixGuide },
  args: { doors, groups, onValueChange: () => undefined },
} satisfies Meta<typeof AccessMatrix>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** One cell is selected. */
export const Selected: Story = { render: () => <Kept start={{ group: '4', door: 'door-2' }} /> }

/** A phone shows the doors of one group. */
export const DarkPhone: Story = { ...Selected, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const SelectedForcedColors: Story = { ...Selected, parameters: { forcedColors: true } }

export const SelectedRightToLeft: Story = { ...Selected, globals: { direction: 'rtl' } }

/** Arrow keys move the focus by door and by group; Enter selects a cell. */
export const ByKeyboard: Story = {
  parameters: { screenshot: false },
  render: () => <Kept start={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'First responders at Main Gate, Entry: Always' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
    const cell = canvas.getByRole('button', { name: 'Vendors, weekday at Service Gate, Fannin St.: Mon–Fri, 8 AM–6 PM, with limits' })
    await expect(cell).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}

/** On a phone the user chooses another group, and arrow keys move the focus down its doors. */
export const ByKeyboardPhone: Story = {
  ...ByKeyboard,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('User group'), 'Residents, Tower A')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Residents, Tower A at Main Gate, Entry: Always' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Residents, Tower A at Main Gate, Exit: Always' })).toHaveFocus()
  },
}
