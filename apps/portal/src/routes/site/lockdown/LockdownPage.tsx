import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, Card, ErrorPanel, LockdownPanel, PageHeader, Stack, type LockdownSitePlan } from '@portal/ui'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { toLockdownView, type LockdownRecord } from '#portal/lockdown/toLockdownView.ts'
import { doorsInViewPath } from '#portal/app/paths.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { sitePlanQuestion, type SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { LockdownEffect, useLockdownEffect } from './LockdownEffect.tsx'
import type { LockdownAction } from './useLockdownActions.ts'
import { type LockablePort, toSetLockdown } from './lockdownForm.ts'
import { lockdownPageMessages, newLockdownMessages } from './messages.ts'
import { NewLockdown } from './NewLockdown.tsx'
import { PastLockdowns } from './PastLockdowns.tsx'

export interface LockdownPageProps {
  lockdowns: ResponseOf<typeof endpoints.getLockdowns>
  ports: readonly LockablePort[]
  page: { number: number; size: number }
  mayAct: boolean
  isBusy: boolean
  isLoading: boolean
  error: string | null
  /** Why the shown state may be old, with Retry; null if it is current. */
  failure: { text: string; onRetry: () => void; isRetrying: boolean } | null
  /** Returns the time of the server's clock. */
  clock: () => number
  onAct: (action: LockdownAction) => void
}

/** The page of lockdowns: running ones, the form for a new one, and past ones. */
export function LockdownPage({ lockdowns: { Now, Running, Past, Total }, ports, page, mayAct, isBusy, isLoading, error, failure, clock, onAct }: LockdownPageProps) {
  const t = lockdownPageMessages.useWords()
  const words = newLockdownMessages.useWords()
  const [isAdding, setAdding] = useState(false)
  const facts = useTimesIn(t.facts, (Running[0] ?? Past[0])?.TimeZone ?? ports[0]?.TimeZone)
  const isLast = Running.length > 0
  // Each property's fire alarm is shown once, in its first lockdown.
  const alarmed = new Map(Running.filter(({ HasFireAlarm }) => HasFireAlarm).toReversed().map((lockdown) => [lockdown.PropertyID, lockdown]))
  return (
    <Stack gap={5}>
      <PageHeader
        title={t.title}
        facts={facts}
        actions={isLast && mayAct && !isAdding && <Button icon={Lock} onClick={() => setAdding(true)}>{words.more}</Button>}
      />
      {failure && (
        <Card padding="none">
          <ErrorPanel title={t.stale} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.text}</ErrorPanel>
        </Card>
      )}
      {Running.map((lockdown) => (
        <RunningLockdown key={lockdown.ID} lockdown={{ ...lockdown, HasFireAlarm: alarmed.get(lockdown.PropertyID) === lockdown }} {...{ mayAct, isBusy, clock, onAct }} error={isAdding ? null : error} />
      ))}
      {mayAct && (!isLast || isAdding) && (
        <NewLockdown
          ports={ports}
          alarmShownFor={[...alarmed.keys()]}
          isBusy={isBusy}
          error={error}
          onSet={(form) => {
            setAdding(false)
            onAct({ kind: 'set', request: toSetLockdown(form, clock()) })
          }}
        />
      )}
      <PastLockdowns lockdowns={Past} now={Now} page={{ ...page, total: Total }} isLoading={isLoading} />
    </Stack>
  )
}

export interface RunningLockdownProps extends Pick<LockdownPageProps, 'mayAct' | 'isBusy' | 'clock' | 'onAct'> {
  lockdown: LockdownRecord
  error: string | null
}

/** Shows a lockdown with its effect and actions. */
export function RunningLockdown({ lockdown, mayAct, isBusy, error, clock, onAct }: RunningLockdownProps) {
  const t = lockdownPageMessages.useWords()
  const { ID: id, Ports, ReleasedAt, EndedAt, TimeZone, PropertyID } = lockdown
  const isOver = EndedAt !== null
  const { answer: plan } = useQuestion(isOver ? null : sitePlanQuestion(PropertyID))
  const asked = useLockdownEffect(isOver ? [] : Ports.map(({ PortID }) => PortID))
  return (
    <LockdownPanel
      lockdown={toLockdownView(lockdown)}
      clock={clock}
      isBusy={isBusy}
      error={error}
      sitePlan={plan && toPlan(plan, Ports, t.planOf({ property: plan.PropertyName }))}
      side={!isOver && mayAct && <LockdownEffect asked={asked} timeZone={TimeZone} />}
      onRelease={mayAct && ReleasedAt === null ? () => onAct({ kind: 'release', id }) : undefined}
      onSendAgain={mayAct && !isOver ? ({ ids }) => onAct({ kind: 'retry', id, ports: ids }) : undefined}
    />
  )
}

/** The site plan of a lockdown's property; undefined if the property has none, or if none of these doors is on it. */
function toPlan({ PropertyID, Picture: picture, Places }: SitePlanRecord, ports: LockdownRecord['Ports'], label: string): LockdownSitePlan | undefined {
  const places = Object.fromEntries(Places.filter(({ PortID }) => ports.some((port) => port.PortID === PortID)).map(({ PortID, X: x, Y: y }) => [PortID, { x, y }]))
  if (picture === null || Object.keys(places).length === 0) return undefined
  return { picture: { source: picture.Source, width: picture.Width, height: picture.Height }, label, href: doorsInViewPath('plan', PropertyID), places }
}
