import { useSearchParams, type ShouldRevalidateFunction } from 'react-router-dom'

/** What is open over a page stands in its address, so that a reload finds it again; null: nothing is. */
export function useOpenInAddress(param: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const set = (value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(param)
        else next.set(param, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get(param), set]
}

/** Opening or closing it asks the service for nothing. */
export function keepWhileOpening(param: string): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
    formMethod === undefined && currentUrl.searchParams.get(param) !== nextUrl.searchParams.get(param) ? false : defaultShouldRevalidate
}
