import { Menu } from '@portal/ui'
import { Pencil, Trash2 } from 'lucide-react'

export function Example() {
  return (
    <Menu
      label="More actions for Pool Gate"
      items={[
        { id: 'edit', label: 'Edit', icon: Pencil, href: '/doors/7/edit' },
        { id: 'remove', label: 'Remove', icon: Trash2, onSelect: () => undefined },
      ]}
    >
      More
    </Menu>
  )
}
