import { Badge, PageHeader } from '@portal/ui'

export function Example() {
  return <PageHeader title="House cleaning" badge={<Badge>Recurring</Badge>} />
}
