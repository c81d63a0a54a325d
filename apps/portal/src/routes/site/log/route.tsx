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
import { signedIn } from '../../../app/signedIn.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { keepWhileOpening } from '../../../app/useOpenInAddress.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import type { LogAnswer } from '../../../log/logLine.ts'
import { LogPage } from './LogPage.tsx'
import { logPath, readLogAddress, toLogRequest } from './logQuery.ts'
import { logPageMessages } from './messages.ts'

interface Loaded {
  log: LogAnswer
  /** Empty where the person may not look at doors: the log then narrows by less. */
  places: Location[]
}

/** `/site/log`: gate events, visitors' calls and changes, newest first, narrowed by what the address says. */
export function logRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request: { url, signal } }) => {
      const load = async (): Promise<Loaded> => {
        const [log, places] = await Promise.all([
          portal.api.getLog(toLogRequest(readLogAddress(new URL(url).searchParams)), { signal }),
          attempt(portal.api.getPropertyInstallLocationDeviceInformation({}, { signal })),
        ])
        return { log, places: places.ok ? places.value.Locations : [] }
      }
      return attempt(load())
    }),
    shouldRevalidate: keepWhileOpening('line'),
    Component: LogScreen,
  }
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
      address={readLogAddress(new URLSearchParams(search))}
      now={api.serverNow()}
      isLoading={isLoading}
      failure={asked.ok ? undefined : { detail: textOf(asked.failure), onRetry: () => void revalidate(), isRetrying: isLoading }}
      onAddress={(address) => void navigate(logPath(address), { preventScrollReset: true })}
      onRefresh={() => void revalidate()}
    />
  )
}
