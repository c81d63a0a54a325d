import { Breadcrumb } from '@portal/ui'

export function Example() {
  return <Breadcrumb items={[{ label: 'Users', href: '/users' }, { label: 'Dana Whitfield', href: '/users/42' }, { label: 'Edit' }]} />
}
