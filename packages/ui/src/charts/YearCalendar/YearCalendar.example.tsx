import { Card, YearCalendar } from '@portal/ui'

export function Example() {
  return (
    <Card title="3 holidays on 4 days in the next 12 months">
      <YearCalendar
        today="2026-11-23"
        marks={[
          { id: '1', name: 'Thanksgiving', from: '2026-11-26', until: '2026-11-27' },
          { id: '2', name: 'Christmas', from: '2026-12-25', until: '2026-12-25' },
          { id: '3', name: 'New Year’s Day', from: '2027-01-01', until: '2027-01-01' },
        ]}
        onOpen={() => {}}
      />
    </Card>
  )
}
