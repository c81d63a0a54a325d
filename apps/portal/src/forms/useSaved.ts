import { useEffect, useEffectEvent } from 'react'
import type { RecordEditing } from './useRecordEdit.ts'

type Saved<Values extends object, Answer> = NonNullable<RecordEditing<Values, never, object, Answer>['saved']>

/** Calls a function once for each save of a record. */
export function useSaved<Values extends object, Answer>({ saved }: { saved: Saved<Values, Answer> | null }, onSaved: (saved: Saved<Values, Answer>) => void): void {
  const tell = useEffectEvent(onSaved)
  useEffect(() => {
    if (saved !== null) tell(saved)
  }, [saved])
}
