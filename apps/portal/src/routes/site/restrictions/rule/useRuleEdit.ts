import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import { unrestricted, type Restriction, type RestrictionClause, withRestriction, plainParts } from '@portal/domain'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'

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

/** A template, or a person's own restriction; `name` is its draft's. */
export function ruleKind(name: string) {
  return {
    name,
    parts: ruleParts,
    valuesOf: ({ Name, Restriction }) => ({ name: Name ?? null, restriction: Restriction ? toRestriction(Restriction) : unrestricted }),
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: (values): RuleProblems => (values.name?.trim() === '' ? { name: 'nameMissing' } : {}),
    toPayload: ({ version, values }): RulePayload => ({ Name: values.name?.trim() ?? '', Restriction: toRestrictionRecord(values.restriction), Version: version }),
    refusable: ['Name'],
    isValues: isRuleForm,
  } satisfies RecordKind<RuleRecord, RuleForm, RuleField, RuleProblems>
}

/** The edit of a template, or of a person's own restriction. */
export function useRuleEdit(name: string, record: RuleRecord): RuleEditing {
  return useRecordEdit(record, ruleKind(name))
}

function isRuleForm(stored: unknown): stored is RuleForm {
  if (typeof stored !== 'object' || stored === null) return false
  const { name, restriction }: Partial<Record<string, unknown>> = { ...stored }
  return (name === null || typeof name === 'string') && typeof restriction === 'object' && restriction !== null && 'windows' in restriction
}
