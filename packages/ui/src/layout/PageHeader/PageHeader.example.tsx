import { activeStatus, Button, PageHeader, StatusLabel } from '@portal/ui'

export function Example() {
  return (
    <PageHeader
      breadcrumb={[{ label: 'Users', href: '/users' }]}
      title="Dana Whitfield"
      badge={<StatusLabel look="badge" status={activeStatus}>Active</StatusLabel>}
      facts="PH-2 · Residents"
      actions={<Button variant="primary">Edit</Button>}
    />
  )
}
