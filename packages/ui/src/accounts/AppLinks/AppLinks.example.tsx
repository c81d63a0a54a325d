import { AppLinks } from '@portal/ui'

export function Example() {
  return <AppLinks ios={{ href: 'https://apps.example/ios' }} android={{ href: 'https://apps.example/android' }} />
}
