import { useStore } from '@nanostores/react'
import { mayDo } from '@portal/domain'
import { PageHeader } from '@portal/ui'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useComingPlace } from '#portal/app/useOpenInAddress.ts'
import { moveCodesMessages } from '../messages.ts'
import { MovePage } from './MovePage.tsx'
import { isWhole, noEffect, readMoveQuery, toMoveRequest, writeMoveQuery, type MovePreview, type MoveQuery, type MoveRequest } from './movePlan.ts'

interface Loaded {
  places: Location[]
  /** Null until the address has both locations. */
  preview: Attempt<MovePreview> | null
}
interface LoaderData {
  asked: Attempt<Loaded>
  mayMove: boolean
}

/** `/site/users/codes/move`: moves codes to another location, by the address. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request: { url, signal } }): Promise<LoaderData> => {
      const query = readMoveQuery(new URL(url).searchParams)
      const mayMove = mayDo(await details, 'codes.move')
      const request = toMoveRequest(query, noEffect)
      const load = async (): Promise<Loaded> => {
        const [{ Locations }, preview] = await Promise.all([
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
          mayMove && isWhole(query) ? attempt(portal.api.previewMigrateAccessCodes({ ...request, AccessCodeIDs: null }, { signal })) : null,
        ])
        return { places: Locations, preview }
      }
      return { asked: await attempt(load()), mayMove }
    }),
    // After a move the page shows its result; another page of the table needs no request.
    shouldRevalidate: ({ actionResult, currentUrl, nextUrl, defaultShouldRevalidate }) => {
      if (actionResult !== undefined) return false
      const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => writeMoveQuery({ ...readMoveQuery(searchParams), page: 1 }))
      return before !== after || (currentUrl.href === nextUrl.href && defaultShouldRevalidate)
    },
    action: signedInAction(async ({ request }) => attempt(portal.api.migrateAccessCodes(await sentJson<MoveRequest>(request)))),
    Component: MoveScreen,
  }
}

function MoveScreen() {
  const { asked, mayMove } = useLoaderData<LoaderData>()
  const t = useStore(moveCodesMessages)
  const { search } = useLocation()
  const navigate = useNavigate()
  const coming = useComingPlace()
  const { revalidate, state } = useRevalidator()
  const query = readMoveQuery(new URLSearchParams(search))
  const isLoading = state === 'loading' || coming?.pathname === paths.moveCodes
  const go = (next: MoveQuery) => void navigate(`${paths.moveCodes}?${writeMoveQuery(next)}`, { replace: true, preventScrollReset: true })
  if (!asked.ok || !mayMove) {
    const failure = asked.ok ? ({ kind: 'forbidden', message: t.mayNot } as const) : asked.failure
    return (
      <>
        <PageHeader title={t.title} breadcrumb={[{ label: t.codes, href: paths.codes }]} />
        <FailurePanel failure={failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={isLoading} />
      </>
    )
  }
  return (
    <MovePage
      // A new pair of locations resets selection and result.
      key={`${query.from} ${query.to}`}
      places={asked.value.places}
      preview={asked.value.preview}
      query={query}
      isLoading={isLoading}
      onQuery={go}
      onAgain={() => void revalidate()}
      onRetry={() => void revalidate()}
    />
  )
}
