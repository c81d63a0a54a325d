import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteAction, type RouteAction } from '../app/useRouteAction.ts'
import type { RecordEdit } from './recordKind.ts'

/** The actions of a page that edits one record. `about` is further data for saving. */
export type RecordAction<Values, About = object | undefined> = { intent: 'save'; edit: RecordEdit<Values>; about: About } | { intent: 'remove' }

export interface Removal extends Omit<RouteAction<never>, 'run'> {
  run: () => void
}

/** Deletes the page's record: discards the typed text, says that the record was deleted, and leaves the page. */
export function useRemoval<Answer>({ discard }: { discard: () => void }, leadsTo: string, tell: (answer: Answer) => void): Removal {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { run, ...state } = useRouteAction<RecordAction<never>, Answer>((answer) => {
    discard()
    tell(answer)
    void navigate(leadsTo, { replace: leadsTo === pathname })
  })
  return { ...state, run: () => run({ intent: 'remove' }) }
}
