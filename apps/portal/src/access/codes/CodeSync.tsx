import { useStore } from '@nanostores/react'
import { Card, ErrorPanel, LoadingState, type SyncedController, SyncState } from '@portal/ui'
import { usePortal } from '../../app/PortalContext.tsx'
import { useAsk } from '../../app/useAsk.ts'
import { useFailureText } from '../../app/useFailureText.ts'
import { usePolling } from '../../app/usePolling.ts'
import { codeEditorMessages } from './codeEditor.messages.ts'
import { type CodePush, type KnownController, syncedControllers } from './syncedControllers.ts'

export interface CodeSyncProps {
  codeId: number
  /** Changes when the code was saved. */
  version: number
  timeZone: string
}

/** Milliseconds between two questions while a controller lacks the code. */
const pause = 3000

/** On which controllers a saved code is, and when the others will have it. Nothing for a code of which no controller was told anew. */
export function CodeSync({ codeId, version, timeZone }: CodeSyncProps) {
  const t = useStore(codeEditorMessages)
  const { api } = usePortal()
  const textOf = useFailureText()
  const { answer, failure, isLoading, reload } = useAsk(`${codeId} ${version}`, (signal) => askSync(api, codeId, signal))
  const isMissing = answer?.some(({ state }) => state !== 'acknowledged') ?? false
  usePolling(isMissing && !isLoading, pause, () => Promise.resolve(reload()))
  if (failure) {
    return <Card title={t.onControllers} padding="none"><ErrorPanel title={t.syncFailed} onRetry={reload} isRetrying={isLoading}>{textOf(failure)}</ErrorPanel></Card>
  }
  if (!answer) return <Card title={t.onControllers}><LoadingState label={t.onControllers} /></Card>
  if (answer.length === 0) return null
  return <Card title={t.onControllers}><SyncState controllers={answer} now={api.serverNow()} timeZone={timeZone} /></Card>
}

type Api = ReturnType<typeof usePortal>['api']

async function askSync(api: Api, codeId: number, signal: AbortSignal): Promise<SyncedController[]> {
  const [{ Pushes }, { Controllers }] = await Promise.all([
    api.getDevicePushes({ AccessCodeID: codeId, count: 100 }, { signal }), api.getControllers({}, { signal }),
  ])
  return syncedControllers(Pushes satisfies CodePush[], Controllers satisfies KnownController[])
}
