import { useStore } from '@nanostores/react'
import type { CallGroupRecord } from '@portal/api-client/contract'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal, UserDetails } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useRights } from '../../../app/useRights.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { CallGroupsPage } from './CallGroupsPage.tsx'
import { type CallGroupKind, readCallGroupsQuery, writeCallGroupsQuery } from './callGroupsQuery.ts'
import { callGroupListMessages } from './messages.ts'

interface Order {
  /** Every group of one property. */
  groups: number[]
}

/** `/site/callgroups`: who answers when a visitor calls. */
export function callGroupsRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request }) => attempt(portal.api.getCallGroups({}, { signal: request.signal }).then(({ CallGroups }) => CallGroups))),
    action: signedInAction(async ({ request }) => attempt(portal.api.saveCallGroupOrder({ CallGroups: (await sentJson<Order>(request)).groups }))),
    // Search and kind narrow what is there already.
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (formMethod !== undefined || currentUrl.search === nextUrl.search),
    Component: CallGroupsScreen,
  }
}

function CallGroupsScreen() {
  const answer = useLoaderData<Attempt<CallGroupRecord[]>>()
  const details = useRouteLoaderData<UserDetails>('site')
  const t = useStore(callGroupListMessages)
  const { api } = usePortal()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const failureText = useFailureText()
  const toaster = useToaster()
  const mayDo = useRights()
  const [newest, setNewest] = useState(answer.ok ? answer.value : undefined)
  if (answer.ok && answer.value !== newest) setNewest(answer.value)
  const [moved, setMoved] = useState<{ name: string; place: number } | null>(null)
  const order = useRouteAction<Order, unknown>(() => moved && toaster.success(t.moved({ name: moved.name, place: String(moved.place) })))
  const groups = answer.ok ? answer.value : newest
  const kinds: CallGroupKind[] = [...(details?.ShowVideoGroup ? ['video' as const] : []), ...(details?.ShowVoiceGroup ? ['voice' as const] : [])]

  if (!answer.ok && answer.failure.kind === 'forbidden') return <FailedPage title={t.title} failure={answer.failure} failed={t.failed} />

  const move = (group: CallGroupRecord, by: 1 | -1) => {
    const ids = (groups ?? []).filter(({ PropertyID }) => PropertyID === group.PropertyID).map(({ ID }) => ID)
    const from = ids.indexOf(group.ID)
    const place = from + by
    ids.splice(from, 1)
    ids.splice(place, 0, group.ID)
    setMoved({ name: group.Name, place: place + 1 })
    order.run({ groups: ids })
  }
  const failure = answer.ok ? order.failure : answer.failure
  return (
    <CallGroupsPage
      groups={groups}
      query={readCallGroupsQuery(new URLSearchParams(search))}
      kinds={kinds}
      mayEdit={mayDo('callGroups.edit')}
      mayImport={details?.showImportVoiceGroup === true}
      isLoading={state === 'loading'}
      failure={failure ? { detail: failureText(failure), onRetry: () => void revalidate(), isRetrying: state === 'loading' } : undefined}
      now={api.serverNow()}
      onQuery={(query) => {
        const asked = writeCallGroupsQuery(query)
        void navigate(asked === '' ? paths.callGroups : `${paths.callGroups}?${asked}`, { replace: true, preventScrollReset: true })
      }}
      onMove={move}
    />
  )
}
