import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Card, LoadingState, type SyncedController, SyncState } from '@portal/ui'
import { usePortal } from '../app/PortalContext.tsx'
import { useAsk, AskFailure } from '../app/asking.tsx'
import { accessSyncMessages } from './accessSync.messages.ts'

export interface AccessSyncProps {
  /** The codes whose state is shown: one code, a user's, or those of a group's users. */
  about: PayloadOf<typeof endpoints.getControllers>
  /** The version of the codes, which changes with each save. */
  version: number
}

/** Milliseconds between two requests while a controller isn't synced. */
const pause = 3000

/** Shows which controllers are synced with saved codes, and when the others will be. Shows nothing if no controller needs the codes. */
export function AccessSync({ about, version }: AccessSyncProps) {
  const t = accessSyncMessages.useWords()
  const { api } = usePortal()
  const { answer, failure, isLoading, reload } = useAsk(`${JSON.stringify(about)} ${version}`, async (api, signal) => (await api.getControllers(about, { signal })).Controllers, {
    every: (known) => known?.some(({ Sync }) => Sync !== 'acknowledged') === true && pause,
  })
  if (failure) {
    return <Card title={t.title} padding="none"><AskFailure {...{ failure, isLoading, reload }} title={t.failed} /></Card>
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
