import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallFailure } from '#portal/app/attempt.ts'
import { newRecord, type RecordEdit, type SavedRecord } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { userProblems, type UserProblems, userFields, type User, type UserField, type UserValues } from '#portal/people/userValues.ts'
import type { Uniqueness } from '#portal/people/UniqueField.tsx'
import { type NewCode, newUserKind, isUnderMore, missingFields, type NewUserValues, toWizardRequest } from './newUserValues.ts'

/** The answer to saving a new user. */
interface NewUserAnswer {
  message: string
  User: User
}

/** The reason why the last press did not save. */
export type Waiting = 'waitMissing' | 'waitTaken' | 'waitChecking'

export interface NewUser extends Pick<RecordEditing<NewUserValues, never>, 'form'> {
  values: NewUserValues
  /** Whether missing values show as errors. */
  isJudged: boolean
  problems: UserProblems
  refusals: Partial<Record<UserField, string>>
  /** Whether a field under "More" is missing, taken or refused. */
  needsMore: boolean
  /** The service's refusal of a code, of a call group, or of the whole user; null without one. */
  failure: CallFailure | null
  waiting: Waiting | null
  /** The saved user. */
  saved: RecordEditing<NewUserValues, never, object, NewUserAnswer>['saved']
  hasChanges: boolean
  isRestored: boolean
  isSaving: boolean
  change: (change: Partial<NewUserValues>) => void
  changeUser: (change: Partial<UserValues>) => void
  /** Changes the codes by an update function, so that a late answer doesn't remove codes that were added meanwhile. */
  changeCodes: (update: (codes: NewCode[]) => NewCode[]) => void
  /** Like `changeCodes` for a value that the page fills in: a press that waits for it keeps waiting. */
  fillCodes: NewUser['changeCodes']
  tellUniqueness: (field: string, kind: Uniqueness['kind']) => void
  /** Called with the number of fields in the user's own hours whose text isn't a time. */
  setUnreadable: (fields: number) => void
  /** Saves, unless something is missing or taken. If a check is still running, saves after it. */
  save: () => boolean
  /** Whether the user confirmed that visitors could reach no one. */
  toldRef: RefObject<boolean>
  startOver: () => void
}

/** The names of a requested PIN and of a requested facility code among the values that are being checked. */
export const suggestionOf = (key: number): string => `suggestion${key}`
export const facilityOf = (key: number): string => `suggestion${key} facility`
const isSuggestion = (name: string) => name.startsWith('suggestion')

/**
 * The state of the page for a new user: values that survive a reload, and one save. `blank` are the values before anything is typed.
 * `placesOf` returns where the user has access; `needsGroup` is whether a group, or none, must be chosen.
 */
export function useNewUser(blank: NewUserValues, propertyId: number, placesOf: (values: NewUserValues) => number[], needsGroup: boolean): NewUser {
  const toldRef = useRef(false)
  const editing = useRecordEdit(
    newRecord as SavedRecord,
    { ...newUserKind, valuesOf: () => blank, toPayload: ({ values: typed }: RecordEdit<NewUserValues>) => toWizardRequest(typed, typed.propertyId ?? propertyId, placesOf(typed)) },
    (api, payload): Promise<NewUserAnswer> => api.saveUserWizard({ ...payload, AcknowledgesEnd: toldRef.current }),
  )
  const { form, failure, isSaving } = editing
  const { values } = editing.edit
  const [isJudged, setJudged] = useState(false)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [unreadable, setUnreadable] = useState(0)
  const [unique, setUnique] = useState<Partial<Record<string, Uniqueness['kind']>>>({})
  const refusedField = failure?.kind === 'service' ? failure.field : undefined
  const refused = userFields.find((name) => name === refusedField?.split('.').at(-1))
  const missing = [...missingFields(values, needsGroup), ...(unreadable > 0 ? ['Restriction'] : [])]
  const are = (kind: Uniqueness['kind']) => Object.keys(unique).filter((name) => unique[name] === kind)
  const whyNot = (): Waiting | null => {
    // A PIN and a facility code are empty until they are suggested.
    if (missing.some((field) => field !== 'AccessCodes' || !are('checking').some(isSuggestion))) return 'waitMissing'
    return are('taken').length > 0 ? 'waitTaken' : are('checking').length > 0 ? 'waitChecking' : null
  }
  const save = (): boolean => {
    const why = whyNot()
    setJudged(why !== 'waitChecking')
    setWaiting(why)
    if (why === null) editing.save()
    return why === null
  }
  // After a press during a check, the page saves when the check ends.
  const isKnownNow = waiting === 'waitChecking' && whyNot() !== 'waitChecking'
  const saveNow = useEffectEvent(() => save())
  useEffect(() => {
    if (!isKnownNow) return undefined
    const timer = setTimeout(() => saveNow(), 0)
    return () => clearTimeout(timer)
  }, [isKnownNow])
  const change = (changed: Partial<NewUserValues>) => {
    setWaiting(null)
    editing.change(changed)
  }

  return {
    form,
    values,
    isJudged,
    problems: isJudged ? userProblems(values.user) : {},
    refusals: refused && failure?.kind === 'service' ? { [refused]: failure.message } : {},
    needsMore: [...(isJudged ? [...missing, ...are('taken')] : []), ...(refused ? [refused] : [])].some(isUnderMore),
    failure: refused ? null : failure,
    waiting: waiting === 'waitMissing' && missing.length === 0 ? null : waiting,
    saved: editing.saved,
    hasChanges: editing.changed.length > 0 && editing.saved === null,
    isRestored: editing.isRestored,
    isSaving,
    change,
    changeUser: (user) => change({ user: { ...form.getState().values.user, ...user } }),
    changeCodes: (update) => change({ codes: update(form.getState().values.codes) }),
    fillCodes: (update) => editing.change({ codes: update(form.getState().values.codes) }),
    tellUniqueness: (name, kind) => setUnique((before) => (before[name] === kind ? before : { ...before, [name]: kind })),
    setUnreadable,
    save,
    toldRef,
    startOver() {
      editing.discard()
      setJudged(false)
      setWaiting(null)
      setUnique({})
    },
  }
}
