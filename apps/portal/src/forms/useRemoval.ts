import { useRouteAction, type RouteAction } from '../app/useRouteAction.ts'
import type { RecordEdit } from './recordKind.ts'

/** Actions of a page that edits one record; `about` is further data for saving. */
export type RecordAction<Values, About = object | undefined> = { intent: 'save'; edit: RecordEdit<Values>; about: About } | { intent: 'remove' }

export interface Removal extends Omit<RouteAction<never>, 'run'> {
  run: () => void
}

/** Deletes the page's record; calls `onDone` once with the answer. */
export function useRemoval<Answer>(onDone: (answer: Answer) => void): Removal {
  const { run, ...state } = useRouteAction<RecordAction<never>, Answer>(onDone)
  return { ...state, run: () => run({ intent: 'remove' }) }
}
