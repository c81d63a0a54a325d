import { findTextProblem } from '@portal/domain'

/** What an address looks for in a list. A text that no search field takes (specification §5) looks for nothing: the service would refuse it. */
export function readSearch(params: URLSearchParams, longest: number): string {
  const text = (params.get('search') ?? '').slice(0, longest)
  return findTextProblem(text) === null ? text : ''
}

/** The page of a list in an address, from 1 to the last that the services answer. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}
