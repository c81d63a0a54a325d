import { changedParts, plainParts } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { RecordKind } from '#portal/forms/recordKind.ts'

export type OwnAccount = ResponseOf<typeof endpoints.getOwnAccount>['Account']

/** The fields that users can edit in their own record, in the order of the page. */
export const ownFields = ['FirstName', 'LastName', 'Name', 'Phone', 'WatchmanPhoneNumber', 'TimezoneID', 'Language', 'Theme', 'MailsExports'] as const
export type OwnField = (typeof ownFields)[number]
export type OwnValues = Pick<OwnAccount, OwnField>
export type OwnProblems = Partial<Record<OwnField, 'nameMissing'>>

export const themes = ['device', 'light', 'dark'] as const
export const languages = [{ code: 'en', label: 'English' }, { code: 'es', label: 'Español' }] as const

const ownParts = plainParts<OwnValues, OwnField>(ownFields)

export function toOwnValues({ FirstName, LastName, Name, Phone, WatchmanPhoneNumber, TimezoneID, Language, Theme, MailsExports }: OwnAccount): OwnValues {
  return { FirstName, LastName, Name, Phone, WatchmanPhoneNumber, TimezoneID, Language, Theme, MailsExports }
}

/** The kind of record for the editor of one's own account. There is one draft, because a tab belongs to one user at a time (`drafts.belongTo`). */
export const ownAccountKind = {
  name: 'ownAccount',
  parts: ownParts,
  valuesOf: toOwnValues,
  check: ({ FirstName, LastName, Name }): OwnProblems => ([FirstName, LastName, Name].every((text) => text.trim() === '') ? { FirstName: 'nameMissing' } : {}),
  toPayload: ({ version, base, values }): PayloadOf<typeof endpoints.saveOwnAccount> => ({
    Version: version, ...Object.fromEntries(changedParts(ownParts, base, values).map((field) => [field, tidy(values[field])])),
  }),
  refusable: ownFields,
} satisfies RecordKind<OwnAccount, OwnValues, OwnField, OwnProblems>

/** A typed value without outer spaces. */
function tidy(value: OwnValues[OwnField]): OwnValues[OwnField] {
  return typeof value === 'string' ? value.trim() : value
}
