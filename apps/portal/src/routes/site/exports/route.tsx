import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { ExportsPage } from './ExportsPage.tsx'
import { exportsMessages } from './messages.ts'

export type ExportsAnswer = ResponseOf<typeof endpoints.getExports>
export type ExportRecord = ExportsAnswer['Exports'][number]

/** What the page asks its route to do. */
export type ExportsAction =
  | { kind: 'create'; export: PayloadOf<typeof endpoints.createExport> }
  | { kind: 'change'; id: number; action: 'cancel' | 'again' | 'remove' }

/** `/site/exports`: a list as a file, how far it is, and the files of the last day. */
export function exportsRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request: { signal } }) => attempt(portal.api.getExports({}, { signal }))),
    action: signedInAction(async ({ request }) => {
      const wanted = await sentJson<ExportsAction>(request)
      if (wanted.kind === 'create') return attempt(portal.api.createExport(wanted.export))
      return attempt(portal.api.changeExport({ ExportID: wanted.id, Action: wanted.action }))
    }),
    Component: ExportsScreen,
  }
}

function ExportsScreen() {
  const answer = useLoaderData<Attempt<ExportsAnswer>>()
  const t = useStore(exportsMessages)
  // What came last stays on screen while a later question fails; the page asks on.
  const [newest, setNewest] = useState(answer.ok ? answer.value : undefined)
  if (answer.ok && answer.value !== newest) setNewest(answer.value)
  const shown = answer.ok ? answer.value : newest
  if (!answer.ok && (!shown || answer.failure.kind === 'forbidden')) return <FailedPage title={t.title} failure={answer.failure} failed={t.failed} />
  return shown && <ExportsPage {...shown} failure={answer.ok ? null : answer.failure} />
}
