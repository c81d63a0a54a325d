import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { Location } from '../../../access/places.ts'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailedPage } from '../../../app/FailedPage.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { keepWhileOpening } from '../../../app/useOpenInAddress.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import type { LogAnswer } from '../../../log/logLine.ts'
import { LogPage } from './LogPage.tsx'
import { logPath, readLogAddress, toLogRequest } from './logQuery.ts'
import type { LogView, ViewAction } from './logViews.ts'
import { logPageMessages } from './messages.ts'

interface Loaded {
  log: LogAnswer
  /** Empty where the person may not look at doors: the log then narrows by less. */
  places: Location[]
  views: LogView[]
}

/** `/site/log`: gate events, visitors' calls and changes, newest first, narrowed by what the address says. */
export function logRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request: { url, signal } }) => {
      const load = async (): Promise<Loaded> => {
        const [log, places, views] = await Promise.all([
          portal.api.getLog(toLogRequest(readLogAddress(new URL(url).searchParams)), { signal }),
          attempt(portal.api.getPropertyInstallLocationDeviceInformation({}, { signal })),
          attempt(portal.api.getLogViews({}, { signal })),
        ])
        return { log, places: places.ok ? places.value.Locations : [], views: views.ok ? views.value.Views : [] }
      }
      return attempt(load())
    }),
    action: signedInAction(async ({ request }) => attempt(changeViews(portal, await sentJson<ViewAction>(request)))),
    shouldRevalidate: keepWhileOpening('line'),
    Component: LogScreen,
  }
}

function changeViews({ api }: Portal, action: ViewAction): Promise<unknown> {
  return action.change === 'save' ? api.saveLogView(action.request) : api.deleteLogView({ ViewID: action.id })
}

function LogScreen() {
  const asked = useLoaderData<Attempt<Loaded>>()
  const t = useStore(logPageMessages)
  const { api } = usePortal()
  const { search } = useLocation()
  const navigate = useNavigate()
  const coming = useComingPlace()
  const { revalidate, state } = useRevalidator()
  const textOf = useFailureText()
  // The newest that came stays on screen while a later one fails.
  const [newest, setNewest] = useState<Loaded | undefined>(asked.ok ? asked.value : undefined)
  if (asked.ok && asked.value !== newest) setNewest(asked.value)
  const shown = asked.ok ? asked.value : newest
  const isLoading = state === 'loading' || coming?.pathname === paths.log
  if (!asked.ok && (!shown || asked.failure.kind === 'forbidden')) return <FailedPage title={t.title} failure={asked.failure} failed={t.failed} />
  return (
    <LogPage
      log={shown?.log}
      places={shown?.places ?? []}
      views={shown?.views ?? []}
      address={readLogAddress(new URLSearchParams(search))}
      now={api.serverNow()}
      isLoading={isLoading}
      failure={asked.ok ? undefined : { detail: textOf(asked.failure), onRetry: () => void revalidate(), isRetrying: isLoading }}
      onAddress={(address) => void navigate(logPath(address), { preventScrollReset: true })}
      onRefresh={() => void revalidate()}
    />
  )
}
