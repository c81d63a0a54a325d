import { useStore } from '@nanostores/react'
import type { SheetFinding } from '@portal/domain'
import { Button, InlineAlert, sayProblem, Stack, useImportWords } from '@portal/ui'
import { newImportMessages } from '../messages.ts'

export interface MendAlertsProps {
  findings: readonly SheetFinding[]
  onMend: (mend: { findings: readonly SheetFinding[] }) => void
}

/** The problems of one kind in one column that all have a mend: accepted by one press. */
export function MendAlerts({ findings, onMend }: MendAlertsProps) {
  const t = useStore(newImportMessages)
  const words = useImportWords()
  const alike = new Map<string, SheetFinding[]>()
  for (const finding of findings) {
    if (finding.mend === null) continue
    const key = `${finding.column} ${finding.problem}`
    alike.set(key, [...(alike.get(key) ?? []), finding])
  }
  if (alike.size === 0) return null
  return (
    <Stack gap={2}>
      {[...alike.values()].map((group) => {
        const [first] = group
        if (!first) return null
        return (
          <InlineAlert
            key={`${first.column} ${first.problem}`}
            tone="warning"
            title={t.mendTitle({ column: words[first.column] })(group.length)}
            actions={<Button size="compact" onClick={() => onMend({ findings: group })}>{t.mendAll(group.length)}</Button>}
          >
            {sayProblem(words, first)} <bdi>{t.mendExample({ from: first.value, to: first.mend ?? '' })}</bdi>
          </InlineAlert>
        )
      })}
    </Stack>
  )
}
