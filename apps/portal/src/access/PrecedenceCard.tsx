import { Card, Disclosure, PrecedenceLegend, type PrecedenceLegendProps } from '@portal/ui'
import { explainMessages } from './explain.messages.ts'

/** Explains which rule decides access. Closed at first, because most visits don't need it. */
export function PrecedenceCard({ current }: Pick<PrecedenceLegendProps, 'current'>) {
  const t = explainMessages.useWords()
  return (
    <Card>
      <Disclosure summary={t.decides}><PrecedenceLegend current={current} /></Disclosure>
    </Card>
  )
}
