import { mayDo } from '@portal/domain'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useComingPlace } from '#portal/app/useOpenInAddress.ts'
import { moveCodesMessages } from '../messages.ts'
import { MovePage } from './MovePage.tsx'
import { isWhole, noEffect, readMoveQuery, toMoveRequest, writeMoveQuery, type MovePreview } from './movePlan.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

interface MoveData {
  places: Location[]
  /** The preview of the move; null until the address has both locations. */
  preview: Attempt<MovePreview> | null
}

/** The page `/site/users/codes/move`: moves codes to another location, as the address says. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    right: 'codes.move',
    async load({ api, signal, search, details }): Promise<MoveData> {
      const query = readMoveQuery(search)
      const mayMove = mayDo(await details, 'codes.move')
      const [{ Locations }, preview] = await Promise.all([
        api.getPropertyInstallLocationDeviceInformation({}, { signal }),
        mayMove && isWhole(query) ? attempt(api.previewMigrateAccessCodes({ ...toMoveRequest(query, noEffect), AccessCodeIDs: null }, { signal })) : null,
      ])
      return { places: Locations, preview }
    },
    // The page is not reloaded after a move, because it shows the result, or for another page of the table.
    shouldRevalidate: ({ actionResult, currentUrl, nextUrl, defaultShouldRevalidate }) => {
      if (actionResult !== undefined) return false
      const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => writeMoveQuery({ ...readMoveQuery(searchParams), page: 1 }))
      return before !== after || (currentUrl.href === nextUrl.href && defaultShouldRevalidate)
    },
    useHead() {
      const t = moveCodesMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: t.codes, href: paths.codes }], failed: t.failed, mayNot: t.mayNot }
    },
    Page: MoveScreen,
  })
}

function MoveScreen({ places, preview }: MoveData) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const coming = useComingPlace()
  const { revalidate, state } = useRevalidator()
  const query = readMoveQuery(new URLSearchParams(search))
  return (
    <MovePage
      // With other locations, the selection and the result are reset.
      key={`${query.from} ${query.to}`}
      places={places}
      preview={preview}
      query={query}
      isLoading={state === 'loading' || coming?.pathname === paths.moveCodes}
      onQuery={(next) => void navigate(`${paths.moveCodes}?${writeMoveQuery(next)}`, { replace: true, preventScrollReset: true })}
      onReload={() => void revalidate()}
    />
  )
}
