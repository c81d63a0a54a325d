import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoorOpen, KeyRound, Lock, ShieldCheck, Ticket, UserPlus, UserRound, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { Example } from './CommandPalette.example.tsx'
import { commandPaletteGuide } from './CommandPalette.guide.ts'
import { CommandPalette, type PaletteSection } from './CommandPalette.tsx'

const sections: PaletteSection[] = [
  {
    id: 'people', title: 'Users', total: 3,
    items: [
      { id: 'marcus', icon: UserRound, title: 'Marcus Tran', detail: 'Unit 1408, Residents, Tower B', href: '#marcus' },
      { id: 'sofia', icon: UserRound, title: 'Sofia Marchetti', detail: 'Staff and leasing', href: '#sofia' },
      { id: 'omar', icon: UserRound, title: 'Omar Abdelrahman', detail: 'Unit 0101, Residents, Tower A', href: '#omar' },
    ],
  },
  { id: 'doors', title: 'Doors', total: 1, items: [{ id: 'main', icon: DoorOpen, title: 'Main Gate, Entry', detail: 'W480', note: 'Opened 9:41:03', href: '#main' }] },
  {
    id: 'codes', title: 'Entry methods', total: 1,
    items: [{ id: 'pin', icon: KeyRound, title: 'Gate code, Marcus Tran', detail: 'Active', href: '#pin' }],
  },
  {
    id: 'pages', title: 'Pages', total: 2,
    items: [
      { id: 'market', icon: ShieldCheck, title: 'Farmers market, Saturdays', detail: 'Template', href: '#market' },
      { id: 'marketing', icon: UsersRound, title: 'Marketing and leasing', detail: 'User group', href: '#marketing' },
    ],
  },
  {
    id: 'actions', title: 'Actions', total: 3,
    items: [
      {
        id: 'open', icon: DoorOpen, title: 'Open Main Gate, Entry', detail: 'Needs your confirmation',
        question: { title: 'Open Main Gate, Entry now?', text: 'The door opens once and then closes. Activity shows that you opened it.', confirm: 'Open Main Gate, Entry' },
      },
      { id: 'invite', icon: Ticket, title: 'Invite a guest to Marcus Tran', detail: 'Opens a new invite', href: '#invite' },
      { id: 'lock', icon: Lock, title: 'Lock down Main Gate, Entry', detail: 'Only for lockdown managers', isDisabled: true },
    ],
  },
]

const meta = {
  title: 'forms/CommandPalette',
  component: CommandPalette,
  tags: ['autodocs'],
  parameters: { guide: commandPaletteGuide },
  args: { isOpen: true, value: 'mar', sections, onValueChange: fn(), onItemSelect: fn(), onOpenChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <CommandPalette
        {...args}
        value={value}
        onValueChange={(change) => {
          setValue(change.value)
          args.onValueChange(change)
        }}
      />
    )
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = {}

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const FoundDarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const FoundRightToLeft: Story = { globals: { direction: 'rtl' } }

/** Opening a gate needs a confirmation, so that one key can't open it. */
export const Asked: Story = {
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Go to anything' })
    await userEvent.type(field, '{Shift>}{Tab}{/Shift}{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(args.onItemSelect).not.toHaveBeenCalled()
  },
}

/** If nothing is found, the palette repeats the search text and offers next steps. */
export const NothingFound: Story = {
  args: {
    value: 'marbel',
    sections: [{ id: 'next', title: 'Instead', items: [{ id: 'add', icon: UserPlus, title: 'Add “marbel” as a user', href: '#add' }] }],
    notice: <EmptyState title="No results for “marbel”">People, doors, codes and every page were searched.</EmptyState>,
  },
}

export const Offline: Story = {
  args: {
    notice: <InlineAlert tone="warning" title="No connection">These are the results of 10:01 AM.</InlineAlert>,
    sections: sections.map((section) => (section.id === 'actions' ? { ...section, items: section.items.map((item) => ({ ...item, detail: 'Not possible while offline', isDisabled: true })) } : section)),
  },
}
