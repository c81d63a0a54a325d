import { CommandPalette, CommandPaletteButton } from '@portal/ui'
import { DoorOpen, User } from 'lucide-react'
import { useState } from 'react'

const everything = [
  { id: 'people', title: 'Users', items: [{ id: 'marcus', icon: User, title: 'Marcus Tran', detail: 'Unit 1408', href: '#marcus' }] },
  { id: 'doors', title: 'Doors', items: [{ id: 'main', icon: DoorOpen, title: 'Main Gate, Entry', href: '#main' }] },
]

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const fits = ({ title }: { title: string }) => title.toLowerCase().includes(search.toLowerCase())
  return (
    <>
      <CommandPaletteButton shortcut="Ctrl K" onClick={() => setOpen(true)} />
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        value={search}
        onValueChange={(change) => setSearch(change.value)}
        sections={everything.map((section) => ({ ...section, items: section.items.filter(fits) }))}
        onItemSelect={() => setOpen(false)}
        empty="Nothing is called that."
      />
    </>
  )
}
