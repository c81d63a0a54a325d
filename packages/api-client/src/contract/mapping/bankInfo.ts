import type * as v from 'valibot'
import { microDepositTypes, type MicroDepositType } from '@portal/domain'
import type { receivedBank } from '../billingShapes.ts'

type ReceivedBank = v.InferOutput<typeof receivedBank>

/** A bank account as screens read it (specification §3). */
export interface BankInfo {
  AccountHolderType: string
  AccountType: string
  RoutingNumber: string
  LastFour: string
  BankName: string
  IsVerified: boolean
  /** The kind of test deposits; null if the account was verified at once. */
  MicroDepositType: MicroDepositType | null
  Verification: NonNullable<ReceivedBank['Verification']>
}

export function toBankInfo(received: ReceivedBank): BankInfo {
  return {
    AccountHolderType: received.account_holder_type,
    AccountType: received.account_type,
    RoutingNumber: received.routing_number,
    LastFour: received.last4,
    BankName: received.bank_name,
    IsVerified: received.IsVerified,
    MicroDepositType: microDepositTypes.find((type) => type === received.MicroDepositType) ?? null,
    // If the service sends nothing else, the amounts or the code can be entered whenever the statement shows them.
    Verification: received.Verification ?? { State: received.IsVerified ? 'verified' : 'arrived', ExpectedArrival: null, ExpiresAt: null, AttemptsLeft: null },
  }
}
