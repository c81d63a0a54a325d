import { useLocation, useNavigate, useNavigation, type Location, type ShouldRevalidateFunction } from 'react-router-dom'
import { splitAddress } from './accountAddress.ts'
import { usePortal } from './PortalContext.tsx'

/** The page that is on its way, by its path within the account; undefined where none is. */
export function useComingPlace(): Pick<Location, 'pathname' | 'search'> | undefined {
  const { location } = useNavigation()
  return location && { pathname: splitAddress(location.pathname).path, search: location.search }
}

/** What the address of the shown page says; while another is on its way to the same page, that one (`isComing`). Who changes it begins at `portal.search()`: this is drawn a moment later. */
export function useParamsHere(): { params: URLSearchParams; isComing: boolean } {
  const { pathname, search } = useLocation()
  const coming = useComingPlace()
  const isComing = coming?.pathname === pathname
  return { params: new URLSearchParams(isComing ? coming.search : search), isComing }
}

/** What is open over a page stands in its address, so that a reload finds it again; null: nothing is. */
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

/** Opening or closing it asks the service for nothing. */
export function keepWhileOpening(param: string): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
    formMethod === undefined && currentUrl.searchParams.get(param) !== nextUrl.searchParams.get(param) ? false : defaultShouldRevalidate
}
