import { changedParts, plainParts, viewerTimeZone } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { RecordKind, EditWords } from '#portal/forms/recordKind.ts'
import { zoneLabel } from '#portal/i18n/zoneLabel.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import { ownAccountMessages } from './messages.ts'

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

/** Returns the fields and values of the user's own record as text. */
export function useOwnWords(): EditWords<OwnValues, OwnField> {
  const t = ownAccountMessages.useWords()
  const fields = userFieldMessages.useWords()
  return {
    nameOf(field) {
      if (field === 'TimezoneID') return t.timeZone
      if (field === 'Language') return t.language
      if (field === 'MailsExports') return t.exportNotice
      return field === 'Theme' ? t.theme : fields[field]
    },
    textOf(field, values) {
      if (field === 'TimezoneID') return values.TimezoneID === null ? t.ofDevice({ zone: zoneLabel(viewerTimeZone()) }) : zoneLabel(values.TimezoneID)
      if (field === 'Language') return languages.find(({ code }) => code === values.Language)?.label ?? t.ofBrowser
      if (field === 'MailsExports') return values.MailsExports ? t.byMail : t.notTold
      return field === 'Theme' ? t[values.Theme] : values[field]
    },
  }
}
