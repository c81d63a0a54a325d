import { spanishOfAccess } from './spanish/access.ts'
import { spanishOfBilling } from './spanish/billing.ts'
import { spanishOfCalls } from './spanish/calls.ts'
import { spanishOfFiles } from './spanish/files.ts'
import { spanishOfInvites } from './spanish/invites.ts'
import { spanishOfPeople } from './spanish/people.ts'
import { spanishOfRequests } from './spanish/requests.ts'
import { spanishOfSignIn } from './spanish/signIn.ts'

/** The service's sentences in Spanish, by their English text. */
export const spanish = {
  ...spanishOfRequests,
  ...spanishOfSignIn,
  ...spanishOfPeople,
  ...spanishOfAccess,
  ...spanishOfCalls,
  ...spanishOfInvites,
  ...spanishOfBilling,
  ...spanishOfFiles,
} as const
