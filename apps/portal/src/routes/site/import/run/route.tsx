import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLoaderData, useParams } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { importListMessages, importRunMessages } from '../messages.ts'
import type { ImportRecord } from '../importRecord.ts'
import { ImportRunPage } from './ImportRunPage.tsx'
import { readShow, rowsOnPage, type RowsShown } from './rowsShown.ts'

export interface ImportRunData {
  record: ImportRecord
  /** Absent before the import starts, while the plan is shown. */
  shown: RowsShown | null
}

/** Actions of the page's route. */
export type RunAction =
  | { kind: 'change'; action: 'start' | 'pause' | 'resume' | 'cancel' | 'discard'; acknowledgesEnd?: boolean }
  /** All rows if `rows` is null. */
  | { kind: 'undo'; rows: number[] | null }

/** `/site/import/:id`: an import's plan, progress, result and undo. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request, params }) => {
      const { signal } = request
      const ImportID = Number(params['id'])
      const { show, page } = readShow(new URL(request.url).searchParams)
      const load = async (): Promise<ImportRunData> => {
        const record = await portal.api.getImport({ ImportID }, { signal })
        if (record.State === 'draft') return { record, shown: null }
        const { Rows, Total } = await portal.api.getImportRows({ ImportID, page, count: rowsOnPage, Show: show }, { signal })
        return { record, shown: { rows: Rows, total: Total, show, page } }
      }
      return attempt(load())
    }),
    action: signedInAction(async ({ request, params }) => {
      const wanted = await sentJson<RunAction>(request)
      const ImportID = Number(params['id'])
      return attempt(
        wanted.kind === 'change' ? portal.api.changeImport({ ImportID, Action: wanted.action, AcknowledgesEnd: wanted.acknowledgesEnd }) : portal.api.undoImport({ ImportID, ...(wanted.rows && { Rows: wanted.rows }) }),
      )
    }),
    Component: ImportRunScreen,
  }
}

function ImportRunScreen() {
  const answer = useLoaderData<Attempt<ImportRunData>>()
  const t = useStore(importRunMessages)
  const { title } = useStore(importListMessages)
  const { api } = usePortal()
  const { id } = useParams()
  // Keeps the last answer while later requests have none; the page continues to poll.
  const [newest, setNewest] = useState<{ of: typeof answer; data: ImportRunData; at: number } | null>(null)
  if (answer.ok && newest?.of !== answer) setNewest({ of: answer, data: answer.value, at: api.serverNow() })
  const kept = newest && String(newest.data.record.ImportID) === id ? newest : null
  if (answer.ok) return <ImportRunPage key={answer.value.record.ImportID} {...answer.value} lostSince={null} />
  const isLost = answer.failure.kind === 'unreachable' || answer.failure.kind === 'unreadable' || (answer.failure.kind === 'service' && answer.failure.status >= 500)
  if (kept && isLost) return <ImportRunPage key={kept.data.record.ImportID} {...kept.data} lostSince={new Date(kept.at).toISOString()} />
  return <FailedPage title={title} breadcrumb={[{ label: title, href: paths.imports }]} failure={answer.failure} failed={t.failed} />
}
