import { useRouteAction, type RouteAction } from '../app/useRouteAction.ts'
import type { RecordEdit } from './recordKind.ts'

/** What a page that edits one record asks of its route's action; `about` is what saving needs beside the edit. */
export type RecordAction<Values, About = object | undefined> = { intent: 'save'; edit: RecordEdit<Values>; about: About } | { intent: 'remove' }

export interface Removal extends Omit<RouteAction<never>, 'run'> {
  run: () => void
}

/** Removes the record of the page; `onDone` is told once what the action answered. */
export function useRemoval<Answer>(onDone: (answer: Answer) => void): Removal {
  const { run, ...state } = useRouteAction<RecordAction<never>, Answer>(onDone)
  return { ...state, run: () => run({ intent: 'remove' }) }
}
