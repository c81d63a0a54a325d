import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import { unrestricted, type Restriction, type RestrictionClause } from '@portal/domain'
import { withRestriction } from '../../../../access/restrictionParts.ts'
import { plainParts } from '../../../../forms/mergeEdits.ts'
import { useRecordEdit, type RecordEditing } from '../../../../forms/useRecordEdit.ts'
import type { RecordAction } from '../../../../forms/useRemoval.ts'

export type Template = ResponseOf<typeof endpoints.getPresetTemplateDetails>
export type UserRestriction = ResponseOf<typeof endpoints.getUserAccessRestriction>

/** A rule as it is read; a person's own has no name. */
export interface RuleRecord {
  Name?: string
  Restriction: Template['Restriction'] | null
  Version: number
  UpdatedBy: string
}

export interface RuleForm {
  /** Null where the rule has no name of its own. */
  name: string | null
  restriction: Restriction
}

export type RuleField = 'name' | RestrictionClause
export type RuleProblems = Partial<Record<'name', 'nameMissing'>>
export type RuleEditing = RecordEditing<RuleForm, RuleField, RuleProblems>

/** What a save sends: a template has all of it, a person's own restriction no name. */
export type RulePayload = Pick<PayloadOf<typeof endpoints.savePresetTemplate>, 'Restriction' | 'Version'> & { Name: string }

const ruleParts = withRestriction(plainParts<RuleForm, 'name'>(['name']))

/** The edit of a template, or of a person's own restriction. */
export function useRuleEdit(draftName: string, record: RuleRecord): RuleEditing {
  return useRecordEdit(record, {
    name: draftName,
    parts: ruleParts,
    valuesOf: ({ Name, Restriction }) => ({ name: Name ?? null, restriction: Restriction ? toRestriction(Restriction) : unrestricted }),
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: ({ name }): RuleProblems => (name?.trim() === '' ? { name: 'nameMissing' } : {}),
    toPayload: ({ version, values }): RecordAction<RulePayload> => ({
      intent: 'save',
      payload: { Name: values.name?.trim() ?? '', Restriction: toRestrictionRecord(values.restriction), Version: version },
    }),
    savedAs: (_answer: { message: string }) => null,
    refusable: ['Name'],
    isValues: isRuleForm,
  })
}

function isRuleForm(stored: unknown): stored is RuleForm {
  if (typeof stored !== 'object' || stored === null) return false
  const { name, restriction }: Partial<Record<string, unknown>> = { ...stored }
  return (name === null || typeof name === 'string') && typeof restriction === 'object' && restriction !== null && 'windows' in restriction
}
