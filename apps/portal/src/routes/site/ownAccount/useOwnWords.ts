import { viewerTimeZone } from '@portal/domain'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { zoneLabel } from '#portal/i18n/zoneLabel.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import { ownAccountMessages } from './messages.ts'
import { languages, type OwnField, type OwnValues } from './ownAccountForm.ts'

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
