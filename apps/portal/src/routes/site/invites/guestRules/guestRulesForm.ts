import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { plainParts } from '@portal/domain'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'

export type GuestRulesRecord = ResponseOf<typeof endpoints.getGuestRules>['Rules']

const fields = ['IsOn', 'AtOnce', 'Hours', 'Ports'] as const
export type GuestRulesField = (typeof fields)[number]
export type GuestRulesValues = Pick<GuestRulesRecord, GuestRulesField>
export type GuestRulesProblems = { Ports?: 'portsMissing' }
export type GuestRulesEditing = RecordEditing<GuestRulesValues, GuestRulesField, GuestRulesProblems, GuestRulesRecord>

export const guestRulesKind = {
  name: 'guestRules',
  parts: plainParts<GuestRulesValues, GuestRulesField>(fields),
  valuesOf: ({ IsOn, AtOnce, Hours, Ports }): GuestRulesValues => ({ IsOn, AtOnce, Hours, Ports: Ports && Ports.toSorted() }),
  check: ({ Ports }): GuestRulesProblems => (Ports?.length === 0 ? { Ports: 'portsMissing' } : {}),
  toPayload: ({ version, values }): PayloadOf<typeof endpoints.saveGuestRules> => ({ ...values, Version: version }),
  refusable: fields,
} satisfies RecordKind<GuestRulesRecord, GuestRulesValues, GuestRulesField, GuestRulesProblems>
