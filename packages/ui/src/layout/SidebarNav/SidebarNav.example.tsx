import { SidebarNav } from '@portal/ui'
import { DoorOpen, Users } from 'lucide-react'

export function Example() {
  return (
    <SidebarNav
      groups={[
        {
          id: 'property',
          label: 'Property',
          items: [
            { id: 'doors', label: 'Doors', icon: DoorOpen, href: '/doors', isCurrent: true },
            { id: 'users', label: 'Users', icon: Users, href: '/users' },
          ],
        },
      ]}
    />
  )
}
