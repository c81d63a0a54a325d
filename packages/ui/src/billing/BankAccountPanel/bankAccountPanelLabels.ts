import type { RemoveMethodLabels } from '../internal/RemoveMethod.tsx'
import { microDepositFormLabels } from '../MicroDepositForm/index.ts'
import type { MicroDepositFormLabels } from '../MicroDepositForm/index.ts'

export interface BankAccountPanelLabels extends RemoveMethodLabels {
  title: string
  /** "First Prairie Bank, checking ending 6789" */
  ending: (bank: string, accountType: string, last4: string) => string
  unknownBank: string
  checking: string
  savings: string
  individual: string
  company: string
  routing: (number: string) => string
  verified: string
  notVerified: string
  locked: string
  expired: string
  failed: string
  verifiedHelp: string
  /** Still on their way. `bankingDays` from today, 0 where they are due today. */
  sent: (day: string, bankingDays: number) => string
  /** On the statement by now. `until` is the last day to verify. */
  arrived: (day: string, until: string) => string
  lockedTitle: string
  lockedHelp: string
  expiredTitle: string
  expiredHelp: string
  failedTitle: string
  failedHelp: string
  addAgain: string
  add: string
  replace: string
  removeConsequence: string
  removeUnverifiedConsequence: string
  none: string
  noneHelp: string
  form: MicroDepositFormLabels
}

export const bankAccountPanelLabels: BankAccountPanelLabels = {
  title: 'Bank account',
  ending: (bank, accountType, last4) => `${bank}, ${accountType} ending ${last4}`,
  unknownBank: 'Bank account',
  checking: 'checking',
  savings: 'savings',
  individual: 'personal',
  company: 'business',
  routing: (number) => `Routing ${number}`,
  verified: 'Verified',
  notVerified: 'Not verified',
  locked: 'Locked',
  expired: 'Expired',
  failed: 'Failed',
  verifiedHelp: 'Invoices can be debited from this account.',
  sent: (day, bankingDays) => `They reach the account by ${day}${afterDays(bankingDays)}. Then find these lines on the bank statement:`,
  arrived: (day, until) => `They should be on the statement since ${day}.${until ? ` Verify the account by ${until}.` : ''} Find these lines:`,
  lockedTitle: 'Too many wrong tries.',
  lockedHelp: 'This account can no longer be verified. Add it again: new deposits are sent, and the tries start anew.',
  expiredTitle: 'The time to verify has run out.',
  expiredHelp: 'The deposits no longer count. Add the account again to have new ones sent.',
  failedTitle: 'The bank did not take the deposits.',
  failedHelp: 'Check the routing and account number with your bank, then add the account again.',
  addAgain: 'Add it again',
  add: 'Add bank account',
  replace: 'Replace',
  remove: 'Remove',
  removeTitle: (name) => `Remove ${name}?`,
  removeConfirm: 'Remove bank account',
  removeConsequence: 'Invoices will no longer be debited from this account. To use it again, it must be verified again.',
  removeUnverifiedConsequence: 'Its deposits no longer count. To use the account, it must be added and verified again.',
  cancel: 'Cancel',
  none: 'No bank account',
  noneHelp: 'Add one to have invoices debited from it. It is verified first.',
  form: microDepositFormLabels,
}

function afterDays(bankingDays: number): string {
  if (bankingDays === 0) return ''
  return bankingDays === 1 ? ', in 1 banking day' : `, in ${bankingDays} banking days`
}
