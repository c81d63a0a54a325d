import { accessPrecedenceWords, restrictionMessages, spanishInviteMessages } from '@portal/domain'
import type { UiWords } from './en.ts'
import { esAccounts } from './spanish/accounts.ts'
import { esData } from './spanish/data.ts'
import { esFeedback } from './spanish/feedback.ts'
import { esForms } from './spanish/forms.ts'
import { esFrame } from './spanish/frame.ts'
import { esBilling } from './spanish/billing.ts'
import { esAccess } from './spanish/access.ts'
import { esImporting } from './spanish/importing.ts'
import { esLockdown } from './spanish/lockdown.ts'
import { esCalls } from './spanish/calls.ts'

/** The library in Spanish as it is written in the United States. */
export const es: UiWords = {
  language: 'es-US',
  AccessRules: accessPrecedenceWords.es,
  Restriction: restrictionMessages.es,
  Invite: spanishInviteMessages,
  ...esAccounts,
  ...esData,
  ...esFeedback,
  ...esForms,
  ...esFrame,
  ...esBilling,
  ...esAccess,
  ...esLockdown,
  ...esCalls,
  ...esImporting,
}
