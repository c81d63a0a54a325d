import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Card, ErrorPanel, LoadingState, type SyncedController, SyncState } from '@portal/ui'
import { usePortal } from '../app/PortalContext.tsx'
import { useAsk } from '../app/useAsk.ts'
import { useFailureText } from '../app/useFailureText.ts'
import { accessSyncMessages } from './accessSync.messages.ts'

export interface AccessSyncProps {
  /** Whose codes: one code, those of a person, or those of a group's members. */
  about: PayloadOf<typeof endpoints.getControllers>
  /** Changes when it was saved. */
  version: number
}

/** Milliseconds between two questions while a controller lacks something. */
const pause = 3000

/** On which controllers saved codes are, and when the others will have them. Nothing where no controller needs to know any. */
export function AccessSync({ about, version }: AccessSyncProps) {
  const t = useStore(accessSyncMessages)
  const { api } = usePortal()
  const textOf = useFailureText()
  const { answer, failure, isLoading, reload } = useAsk(`${JSON.stringify(about)} ${version}`, async (signal) => (await api.getControllers(about, { signal })).Controllers, {
    every: (known) => known?.some(({ Sync }) => Sync !== 'acknowledged') === true && pause,
  })
  if (failure) {
    return <Card title={t.title} padding="none"><ErrorPanel title={t.failed} onRetry={reload} isRetrying={isLoading}>{textOf(failure)}</ErrorPanel></Card>
  }
  if (!answer) return <Card title={t.title}><LoadingState label={t.title} /></Card>
  const [first] = answer
  if (!first) return null
  return <Card title={t.title}><SyncState controllers={answer.map(toSynced)} now={api.serverNow()} timeZone={first.TimeZone} /></Card>
}

function toSynced({ ModuleID: id, Name: name, Sync, State, LastContactAt, DoneBy }: ResponseOf<typeof endpoints.getControllers>['Controllers'][number]): SyncedController {
  return { id, name, state: Sync ?? 'acknowledged', isOnline: State !== 'offline', lastContactAt: instantOf(LastContactAt), doneBy: instantOf(DoneBy) }
}

const instantOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))
