import { Banner } from '@portal/ui'

export function Example() {
  return (
    <Banner
      kind="impersonation"
      title="Signed in as Dana Whitfield"
      facts="· your own account is Robert Kowalczyk, Staff"
      link={{ href: '/back', label: 'Return to my account' }}
    />
  )
}
