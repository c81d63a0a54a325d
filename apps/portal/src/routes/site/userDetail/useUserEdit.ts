import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { Attempt, CallFailure } from '../../../app/attempt.ts'
import { asJson, toJson } from '../../../app/sentJson.ts'
import { useDraft } from '../../../app/useDraft.ts'
import { changedFields, mergeEdits, withChoices, type MergedEdits } from '../../../forms/mergeEdits.ts'
import { checkUser, type UserProblems } from '../../../people/checkUser.ts'
import { beginUserEdit, readUserEdit, type UserEdit } from '../../../people/userDraft.ts'
import { toUserUpdate, toUserValues, userFields, type User, type UserField, type UserValues } from '../../../people/userValues.ts'

type SaveAnswer = Attempt<{ message: string; User: User }>

export interface EditConflictState extends MergedEdits<UserValues, UserField> {
  theirs: User
}

export interface UserEditing {
  edit: UserEdit
  changed: UserField[]
  problems: UserProblems
  refusals: Partial<Record<UserField, string>>
  /** What failed and belongs to no field; null where nothing did, or where it is a conflict. */
  failure: CallFailure | null
  /** Somebody saved the same fields since this record was read. */
  conflict: EditConflictState | null
  /** The record after a save that succeeded. */
  saved: User | null
  /** What somebody else had changed and the last save kept; null where nothing was. */
  keptTheirs: { who: string; fields: UserField[] } | null
  isSaving: boolean
  isRestored: boolean
  change: (change: Partial<UserValues>) => void
  /** Answers whether it was sent: not while something is missing. */
  save: () => boolean
  /** Saves with a choice for each field of the conflict. */
  resolve: (choices: Partial<Record<UserField, 'mine' | 'theirs'>>) => void
  /** Gives up what was typed and takes the record as it is, or as it was when it was read. */
  discard: () => void
}

/** One person's edit of a user: kept over reloads, saved with the version it began from, merged where somebody else saved. */
export function useUserEdit(user: User): UserEditing {
  const [edit, setEdit] = useState(() => beginUserEdit(user))
  const [wasTried, setTried] = useState(false)
  const [keptTheirs, setKeptTheirs] = useState<UserEditing['keptTheirs']>(null)
  const [judged, setJudged] = useState<SaveAnswer | undefined>(undefined)
  const fetcher = useFetcher<SaveAnswer>()
  const answer = fetcher.state === 'idle' && fetcher.data !== judged ? fetcher.data : undefined
  const saved = answer?.ok ? answer.value.User : null
  const changed = changedFields(userFields, edit.base, edit.values)
  const draft = useDraft(`user:${user.ID}`, changed.length > 0 && !saved ? edit : null, readUserEdit)
  const [restored, setRestored] = useState<UserEdit | null>(null)
  if (draft.found && draft.found !== restored) {
    setRestored(draft.found)
    setEdit(draft.found)
  }

  const problems = checkUser(edit.values)
  const theirs = answer?.ok === false ? currentRecord(answer.failure) : null
  const send = (next: UserEdit) => void fetcher.submit(toJson(toUserUpdate(user.ID, next.version, next.base, next.values)), asJson)
  const conflict = theirs && { theirs, ...mergeEdits(userFields, { base: edit.base, mine: edit.values, theirs: toUserValues(theirs) }) }

  return {
    edit,
    changed,
    problems: wasTried ? problems : {},
    refusals: answer?.ok === false ? refusalOf(answer.failure) : {},
    failure: answer?.ok === false && !theirs && Object.keys(refusalOf(answer.failure)).length === 0 ? answer.failure : null,
    conflict,
    saved,
    keptTheirs,
    isSaving: fetcher.state !== 'idle',
    isRestored: restored !== null && changed.length > 0,
    change: (change) => {
      setEdit((before) => ({ ...before, values: { ...before.values, ...change } }))
      // A refusal of the service is about what was sent.
      setJudged(fetcher.data)
    },
    save() {
      setTried(true)
      if (Object.keys(problems).length > 0) return false
      send(edit)
      return true
    },
    resolve(choices) {
      if (!conflict) return
      const next = { version: conflict.theirs.Version, base: toUserValues(conflict.theirs), values: withChoices(conflict.merged, edit.values, choices) }
      if (conflict.onlyTheirs.length > 0) setKeptTheirs({ who: conflict.theirs.UpdatedBy, fields: conflict.onlyTheirs })
      setEdit(next)
      send(next)
    },
    discard() {
      draft.drop()
      setRestored(null)
      setTried(false)
      setJudged(fetcher.data)
      setEdit(beginUserEdit(theirs ?? user))
    },
  }
}

/** The record as somebody else saved it, from a refusal with 409 `CONFLICT`. */
function currentRecord(failure: CallFailure): User | null {
  if (failure.kind !== 'service' || failure.code !== 'CONFLICT') return null
  const { body } = failure
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as User) : null
}

/** What the service says about one field: taken by somebody, or not valid. */
function refusalOf(failure: CallFailure): Partial<Record<UserField, string>> {
  const field = failure.kind === 'service' ? userFields.find((name) => name === failure.field) : undefined
  return field !== undefined && failure.kind === 'service' ? { [field]: failure.message } : {}
}
