import { Button, Card, DescriptionList, Inline, ProgressBar, Stack, Text } from '@portal/ui'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ImportRecord } from '../importRecord.ts'
import { importRunMessages } from '../messages.ts'

export interface ProgressCardProps {
  record: ImportRecord
  isBusy: boolean
  onPause: () => void
  onCancel: () => void
}

/** An import's progress, speed and remaining time, with pause and cancel. */
export function ProgressCard({ record, isBusy, onPause, onCancel }: ProgressCardProps) {
  const t = importRunMessages.useWords()
  const { Done, Rows, State } = record
  const [samples, setSamples] = useState<readonly Sample[]>([])
  useEffect(() => {
    const at = performance.now()
    const timer = setTimeout(() => setSamples((before) => [...before.slice(-9), { done: Done, at }]), 0)
    return () => clearTimeout(timer)
  }, [Done])
  const rate = State === 'running' ? rateOf(samples) : null
  const seconds = rate === null ? null : Math.ceil((Rows - Done) / rate)
  const isRunning = State === 'running'
  return (
    <Card
      title={record.FileName}
      actions={record.IsOwn && (
        <Inline gap={2}>
          <Button size="compact" icon={isRunning ? Pause : Play} disabled={isBusy} onClick={onPause}>{isRunning ? t.pause : t.resume}</Button>
          <Button size="compact" variant="danger" disabled={isBusy} onClick={onCancel}>{t.cancel}</Button>
        </Inline>
      )}
    >
      <Stack gap={3}>
        <Text isStrong>{isRunning ? t.writing({ done: Done, rows: Rows }) : t.paused}</Text>
        <ProgressBar label={t.progress} value={Done} max={Rows} />
        <DescriptionList
          items={[
            { id: 'rate', term: t.rate, value: rate === null ? t.unknown : t.perSecond({ rate: Math.round(rate) }) },
            { id: 'left', term: t.timeLeft, value: seconds === null ? t.unknown : seconds < 90 ? t.seconds({ count: seconds }) : t.minutes({ count: Math.ceil(seconds / 60) }) },
            { id: 'written', term: t.written, value: t.writtenSoFar({ created: record.Created, changed: record.Changed }) },
            { id: 'refused', term: t.refused, value: record.Failed },
          ]}
        />
        {isRunning && <Text tone="muted" size="small">{t.mayClose}</Text>}
      </Stack>
    </Card>
  )
}

/** The number of finished rows at a time, in milliseconds of the page's clock. */
interface Sample {
  done: number
  at: number
}

/** The number of rows per second in the last samples; null with fewer than two samples. */
function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at <= first.at || last.done <= first.done) return null
  return ((last.done - first.done) / (last.at - first.at)) * 1000
}
