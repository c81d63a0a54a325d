import { useLocation, useNavigate, useNavigation, type Location, type ShouldRevalidateFunction } from 'react-router-dom'
import { splitAddress } from './accountAddress.ts'
import { usePortal } from './PortalContext.tsx'

/** The page of a pending navigation, by its path within the account; undefined without one. */
export function useComingPlace(): Pick<Location, 'pathname' | 'search'> | undefined {
  const { location } = useNavigation()
  return location && { pathname: splitAddress(location.pathname).path, search: location.search }
}

/**
 * The query of the shown page, or of a pending navigation to the same page (`isComing`). To change the query, start from `portal.search()`,
 * which is always current.
 */
export function useParamsHere(): { params: URLSearchParams; isComing: boolean } {
  const { pathname, search } = useLocation()
  const coming = useComingPlace()
  const isComing = coming?.pathname === pathname
  return { params: new URLSearchParams(isComing ? coming.search : search), isComing }
}

/** Keeps the name of an open dialog in the page's address, so that the dialog survives a reload; null if none is open. */
export function useOpenInAddress(param: string): [string | null, (value: string | null) => void] {
  const portal = usePortal()
  const navigate = useNavigate()
  const set = (value: string | null) => {
    const next = new URLSearchParams(portal.search())
    if (value === null) next.delete(param)
    else next.set(param, value)
    void navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
  return [useParamsHere().params.get(param), set]
}

/** Makes the route send no request when a dialog in the address opens or closes. */
export function keepWhileOpening(param: string): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
    formMethod === undefined && currentUrl.searchParams.get(param) !== nextUrl.searchParams.get(param) ? false : defaultShouldRevalidate
}
