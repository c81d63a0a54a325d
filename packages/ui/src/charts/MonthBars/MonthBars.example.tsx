import { Card, MonthBars } from '@portal/ui'

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index === 0 ? '2025-12-01' : `2026-${String(index).padStart(2, '0')}-01`,
  cents: [31_200, 4_485, 4_800 + index * 100, index % 6 === 2 ? 18_500 : 0, 3_419],
}))

export function Example() {
  return (
    <Card title="$5,644.48 in 12 months">
      <MonthBars kinds={['Gate service', 'Cellular line', 'Virtual keys', 'Site visit', 'Tax']} months={months} />
    </Card>
  )
}
