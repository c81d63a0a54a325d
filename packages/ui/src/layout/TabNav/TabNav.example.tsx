import { TabNav } from '@portal/ui'

export function Example() {
  return (
    <TabNav
      label="Dana Whitfield"
      tabs={[{ id: 'access', label: 'Access', href: '/users/7' }, { id: 'changes', label: 'Changes', href: '/users/7/changes' }]}
      current="access"
    />
  )
}
