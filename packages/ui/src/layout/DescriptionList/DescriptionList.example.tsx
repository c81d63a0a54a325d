import { Card, DescriptionList } from '@portal/ui'

export function Example() {
  return (
    <Card title="Contact">
      <DescriptionList items={[{ term: 'Phone', value: <bdi>(713) 555-0177</bdi> }, { term: 'Unit', value: 'PH-2' }]} />
    </Card>
  )
}
