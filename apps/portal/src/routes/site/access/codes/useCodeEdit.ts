import { AccessCodeType } from '@portal/domain'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import {
  checkCode, codeParts, emptyCode, isCodeForm, toCodeForm, toCodeRequest,
  type AccessCode, type CodeField, type CodeForm, type CodeProblem, type SaveCodeRequest,
} from '../../../../access/codes/codeForm.ts'
import type { CodePart } from '../../../../access/codes/useCodeWords.ts'
import type { Location } from '../../../../access/places.ts'
import { useRecordEdit, type RecordEditing } from '../../../../forms/useRecordEdit.ts'
import type { RecordAction } from '../../../../forms/useRemoval.ts'

export type SavedCode = ResponseOf<typeof endpoints.saveUpdateAccessCodeUnique>
export type CodeEditing = RecordEditing<CodeForm, CodePart, Partial<Record<CodeField, CodeProblem>>, SavedCode>

/** One that is to be made. */
const newCode = { ID: 0, Version: 0 } as const

/** The edit of one entry method of a person, or of nobody; a `code` of null is one to be made. */
export function useCodeEdit(userId: number | null, code: AccessCode | null, places: readonly Location[]): CodeEditing {
  return useRecordEdit(code ?? newCode, {
    name: `code:${userId ?? 'nobody'}:${code?.ID ?? 0}`,
    parts: codeParts,
    valuesOf: (saved) => ('Code' in saved ? toCodeForm(saved) : emptyCode(AccessCodeType.GateCode, places)),
    versionOf: ({ Version }) => Version,
    changedBy: (saved) => ('Code' in saved ? saved.UpdatedBy : ''),
    check: checkCode,
    toPayload: ({ version, values }): RecordAction<SaveCodeRequest> => ({
      intent: 'save', payload: toCodeRequest(values, userId, code && { ID: code.ID, Version: version }),
    }),
    savedAs: (_answer: SavedCode) => null,
    refusable: [],
    isValues: isCodeForm,
  })
}
