import type { BankRegion, RoutingNumberProblem } from '@portal/domain'
import { hostedFieldsLabels } from '../internal/HostedFields.tsx'
import type { HostedFieldsLabels } from '../internal/HostedFields.tsx'

export interface BankFormLabels {
  title: string
  holderName: string
  holderNameMissing: string
  holderType: string
  individual: string
  company: string
  accountType: string
  checking: string
  savings: string
  routingNumber: string
  routingNumberHelp: string
  routingProblems: Record<RoutingNumberProblem, string>
  /** Under a number that can be right. */
  region: (region: BankRegion) => string
  verification: string
  instant: string
  instantHelp: string
  microDeposit: string
  microDepositHelp: string
  privacy: string
  /** The consent that debits need. */
  mandate: string
  save: string
  cancel: string
  fields: HostedFieldsLabels
}

export const bankFormLabels: BankFormLabels = {
  title: 'New bank account',
  holderName: 'Account holder',
  holderNameMissing: 'Enter whose account it is.',
  holderType: 'Holder',
  individual: 'A person',
  company: 'A company',
  accountType: 'Account',
  checking: 'Checking',
  savings: 'Savings',
  routingNumber: 'Routing number',
  routingNumberHelp: 'Nine digits, at the bottom left of a check.',
  routingProblems: {
    empty: 'Enter the routing number.',
    notDigits: 'A routing number has digits only.',
    length: 'A routing number has nine digits.',
    prefix: 'No bank has this routing number. Look at the first two digits again.',
    checksum: 'A digit is wrong, or two are swapped. Look at the number again.',
  },
  region: describeRegion,
  verification: 'How to verify it',
  instant: 'Now',
  instantHelp: 'Your bank is asked at once. Works with most banks.',
  microDeposit: 'With small deposits',
  microDepositHelp: 'You read them on your bank statement in one or two banking days.',
  privacy: 'The account number is entered in the payment provider’s own field and never reaches this site.',
  mandate: 'By adding the account you allow invoices to be debited from it until you remove it.',
  save: 'Add bank account',
  cancel: 'Cancel',
  fields: hostedFieldsLabels,
}

function describeRegion(region: BankRegion): string {
  if (region === 'government') return 'A number of the US government'
  if (region === 'travelersCheques') return 'A number for traveler’s checks'
  return `A bank of the ${region} region`
}
