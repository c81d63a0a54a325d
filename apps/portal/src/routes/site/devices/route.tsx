import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import type { Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { usePolling } from '../../../app/usePolling.ts'
import { useRights } from '../../../app/useRights.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { type ControllersAnswer, readControllersQuery } from '../../../controllers/controllersView.ts'
import { ControllersPage, type SendAgain } from './ControllersPage.tsx'
import { devicesMessages } from '../../../controllers/controllers.messages.ts'

/** Milliseconds between two questions: while something is on its way, and while nothing is. */
const pauses = { behind: 2000, inStep: 15_000 }

/** `/site/devices`: the controllers, how far each is behind, and sending again. */
export function devicesRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request }) => attempt(portal.api.getControllers({}, { signal: request.signal }))),
    action: signedInAction(async ({ request }) => attempt(portal.api.sendDevicePushesAgain(await sentJson<SendAgain>(request)))),
    // Search, state and what is open narrow what is there already.
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (formMethod !== undefined || currentUrl.search === nextUrl.search),
    Component: DevicesScreen,
  }
}

function DevicesScreen() {
  const loaded = useLoaderData<Attempt<ControllersAnswer>>()
  const t = useStore(devicesMessages)
  const { api } = usePortal()
  const [params, setParams] = useSearchParams()
  const { revalidate, state } = useRevalidator()
  const textOf = useFailureText()
  const toaster = useToaster()
  const mayDo = useRights()
  const [polled, setPolled] = useState<{ of: typeof loaded; answer: ControllersAnswer | null; isLost: boolean }>({ of: loaded, answer: null, isLost: false })
  const since = polled.of === loaded ? polled : { answer: null, isLost: false }
  const answer = since.answer ?? (loaded.ok ? loaded.value : null)
  const sending = useRouteAction<SendAgain, { SentCount: number }>(({ SentCount }) => toaster.success(SentCount === 0 ? t.nothingToSend : t.sentAgain(SentCount)))
  const isBehind = answer?.Controllers.some(({ WaitingCount }) => WaitingCount > 0) ?? false
  usePolling(answer !== null && state === 'idle', isBehind ? pauses.behind : pauses.inStep, async (signal) => {
    const next = await attempt(api.getControllers({}, { signal }))
    if (!signal.aborted) setPolled({ of: loaded, answer: next.ok ? next.value : answer, isLost: !next.ok })
  })
  if (!answer) return loaded.ok ? null : <FailedPage title={t.title} failure={loaded.failure} failed={t.loadFailed} />
  return (
    <ControllersPage
      answer={answer}
      query={readControllersQuery(params)}
      mayPush={mayDo('devices.push')}
      isRefreshing={state === 'loading'}
      isOld={since.isLost}
      isSending={sending.isBusy}
      sendFailure={sending.failure && textOf(sending.failure)}
      onRefresh={() => void revalidate()}
      onSend={sending.run}
      onQuery={({ search, state: wanted }) =>
        setParams((before) => {
          const next = new URLSearchParams(before)
          const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
          set('search', search.trim())
          set('state', wanted ?? '')
          return next
        }, { replace: true, preventScrollReset: true })}
    />
  )
}
