import { AccessCodeType } from '@portal/domain'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import {
  codeProblems, codeParts, emptyCode, isCodeForm, toCodeForm, toCodeRequest,
  type AccessCode, type CodeField, type CodeForm, type CodeProblem,
} from '#portal/access/codes/codeForm.ts'
import type { CodePart } from '#portal/access/codes/useCodeWords.ts'
import type { Location } from '#portal/access/places.ts'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'

export type SavedCode = ResponseOf<typeof endpoints.saveUpdateAccessCodeUnique>
type CodeProblems = Partial<Record<CodeField, CodeProblem>>
export type CodeEditing = RecordEditing<CodeForm, CodePart, CodeProblems, SavedCode>

/** A new one. */
const newCode = { ID: 0, Version: 0 } as const

/** An entry method of a user, or a shared one. Id 0: a new one, which opens all of `places`. */
export function codeKind(userId: number | null, id: number, places: readonly Location[] = []) {
  return {
    name: `code:${userId ?? 'nobody'}:${id}`,
    parts: codeParts,
    valuesOf: (saved) => ('Code' in saved ? toCodeForm(saved) : emptyCode(AccessCodeType.GateCode, places)),
    versionOf: ({ Version }) => Version,
    changedBy: (saved) => ('Code' in saved ? saved.UpdatedBy : ''),
    check: codeProblems,
    toPayload: ({ version, values }) => toCodeRequest(values, userId, id === 0 ? null : { ID: id, Version: version }),
    refusable: [],
    isValues: isCodeForm,
  } satisfies RecordKind<AccessCode | typeof newCode, CodeForm, CodePart, CodeProblems>
}

/** Edits an entry method; `code` null: a new one. */
export function useCodeEdit(userId: number | null, code: AccessCode | null, places: readonly Location[]): CodeEditing {
  return useRecordEdit(code ?? newCode, codeKind(userId, code?.ID ?? 0, places))
}
