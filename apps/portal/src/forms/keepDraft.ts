import type { DraftStore } from '../session/draftStore.ts'
import type { RecordFormApi } from './createRecordForm.ts'
import type { RecordEdit } from './recordKind.ts'

/** Keeps a form's unsaved values as a draft, while they differ from the saved ones. Returns a function that stops it. */
export function keepDraft<Values extends object>(
  form: RecordFormApi<Values>,
  { drafts, name, versionOf, isChanged }: { drafts: DraftStore; name: string; versionOf: () => number; isChanged: (base: Values, values: Values) => boolean },
): () => void {
  let wasKept = false
  return form.subscribe(
    ({ values, initialValues: base }) => {
      const isNow = isChanged(base as Values, values)
      if (isNow) drafts.keep(name, { version: versionOf(), base: base as Values, values } satisfies RecordEdit<Values>)
      else if (wasKept) drafts.drop(name)
      wasKept = isNow
    },
    { values: true, initialValues: true },
  )
}

export function readEdit<Values>(stored: unknown, isValues: (stored: unknown) => stored is Values): RecordEdit<Values> | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, base, values }: Partial<Record<string, unknown>> = { ...stored }
  return typeof version === 'number' && isValues(base) && isValues(values) ? { version, base, values } : null
}
