import { AppFrame, PageHeader } from '@portal/ui'
import { DoorOpen, LogOut } from 'lucide-react'

export function Example() {
  return (
    <AppFrame
      brand={{ name: 'Gatewell', href: '/' }}
      navigation={[{ id: 'property', label: 'Property', items: [{ id: 'doors', label: 'Doors', icon: DoorOpen, href: '/doors', isCurrent: true }] }]}
      account={{ name: 'Dana Whitfield', items: [{ id: 'out', label: 'Log out', icon: LogOut, onSelect: () => undefined }] }}
      footer={{ company: 'Gatewell Access Systems', privacyHref: '/privacy' }}
    >
      <PageHeader title="Doors" />
    </AppFrame>
  )
}
