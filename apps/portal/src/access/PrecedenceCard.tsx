import { Card, Disclosure, PrecedenceLegend, type PrecedenceLegendProps } from '@portal/ui'
import { explainMessages } from './explain.messages.ts'

/** Explains which rule decides access. The card is closed when the page opens, because most visits don't need it. */
export function PrecedenceCard({ current }: Pick<PrecedenceLegendProps, 'current'>) {
  const t = explainMessages.useWords()
  return (
    <Card>
      <Disclosure summary={t.decides}><PrecedenceLegend current={current} /></Disclosure>
    </Card>
  )
}
