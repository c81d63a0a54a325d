import type { Params } from 'react-router-dom'
import { attempt } from '../app/attempt.ts'
import { pageScreen, type PageOptions } from '../app/pageScreen.tsx'
import type { Portal } from '../app/Portal.ts'
import type { ScreenRoute } from '../app/ScreenRoute.ts'
import { sentJson } from '../app/sentJson.ts'
import { signedInAction } from '../app/signedIn.ts'
import type { RecordKind, SavedRecord } from './recordKind.ts'
import { saveRecord } from './saveRecord.ts'
import type { RecordAction } from './useRemoval.ts'

interface EditorOptions<Data extends object, Saved extends SavedRecord, Values extends object, Field extends string, Payload, About> extends Omit<PageOptions<Data>, 'action' | 'act'> {
  /** The page's kind of record, by its address and the further data of `useRecordEdit`. */
  kindOf: (params: Params, about: About, values: Values) => RecordKind<Saved, Values, Field, object, Payload>
  save: (payload: Payload, params: Params, about: About) => Promise<unknown>
  remove?: (params: Params) => Promise<unknown>
}

/**
 * Creates the route of a page that edits one record. It never reloads the record after a save: a refused save changes nothing, and a
 * successful one returns the record or leaves the page.
 */
export function editorScreen<Data extends object, Saved extends SavedRecord, Values extends object, Field extends string, Payload, About = undefined>(
  portal: Portal,
  { kindOf, save, remove, ...page }: EditorOptions<Data, Saved, Values, Field, Payload, About>,
): ScreenRoute {
  return pageScreen(portal, {
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    ...page,
    action: signedInAction(async ({ request, params }) => {
      const wanted = await sentJson<RecordAction<Values, About>>(request)
      if (wanted.intent === 'save') return saveRecord(kindOf(params, wanted.about, wanted.edit.values), wanted.edit, (payload) => save(payload, params, wanted.about))
      return remove && attempt(remove(params))
    }),
  })
}
