import { Button, Drawer, SidebarNav } from '@portal/ui'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Menu</Button>
      <Drawer isOpen={isOpen} onOpenChange={(change) => setIsOpen(change.isOpen)} label="Navigation">
        <SidebarNav
          groups={[{ id: 'site', label: 'Property', items: [{ id: 'doors', label: 'Doors', icon: DoorOpen, href: '/doors' }] }]}
          onNavigate={() => setIsOpen(false)}
        />
      </Drawer>
    </>
  )
}
