import { useStore } from '@nanostores/react'
import { Button, Card, Stack, Text } from '@portal/ui'
import { ProgressBar } from '../../../app/ProgressBar.tsx'
import { exportsMessages } from './messages.ts'
import type { ExportRecord } from './route.tsx'

export interface RunningExportProps {
  record: ExportRecord
  isBusy: boolean
  onCancel: () => void
}

/** How far an export is, and the way to stop it. */
export function RunningExport({ record: { Name, Percent, Lines, Total }, isBusy, onCancel }: RunningExportProps) {
  const t = useStore(exportsMessages)
  return (
    <Card title={Name} actions={<Button size="compact" disabled={isBusy} onClick={onCancel}>{t.cancel}</Button>}>
      <Stack gap={3}>
        <Text isStrong>{t.making({ percent: Percent })}</Text>
        <ProgressBar value={Percent} max={100} aria-label={t.progress({ name: Name })} />
        <Text tone="muted" size="small">{Total === null ? t.lines(Lines) : t.linesOf({ lines: Lines, total: Total })}. {t.mayLeave}</Text>
      </Stack>
    </Card>
  )
}
