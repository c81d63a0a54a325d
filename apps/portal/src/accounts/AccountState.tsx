import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { accountState, type AccountState as State, type BillingState, houseSteps, TenantType } from '@portal/domain'
import { activeStatus, deniedStatus, failedStatus, lockedStatus, offlineStatus, paidStatus, processingStatus, startsLaterStatus, StatusLabel, unchangedStatus, type Status } from '@portal/ui'
import { accountsMessages } from './accounts.messages.ts'

export type AccountRow = ResponseOf<typeof endpoints.getAccounts>['Accounts'][number]

const looks: Record<State, Status> = { inactive: deniedStatus, lockdown: lockedStatus, offline: offlineStatus, settingUp: processingStatus, active: activeStatus }
const billingLooks: Record<BillingState, Status> = { none: unchangedStatus, paid: paidStatus, open: startsLaterStatus, processing: processingStatus, overdue: failedStatus }

/** Shows an account's states, problems first. */
export function AccountState({ account }: { account: AccountRow }) {
  const t = accountsMessages.useWords()
  const { Doors, DoorsLocked, DoorsOffline, SetUpStep } = account
  const words: Record<State, string> = {
    inactive: t.inactive,
    lockdown: DoorsLocked > 0 && DoorsLocked < Doors ? t.partlyLocked({ locked: DoorsLocked, doors: Doors }) : t.lockdown,
    offline: t.offline({ count: DoorsOffline }),
    settingUp: t.settingUpAt({ step: SetUpStep ?? 1, steps: houseSteps.length }),
    active: t.active,
  }
  const state = accountState(account)
  return <StatusLabel status={looks[state]}>{words[state]}</StatusLabel>
}

/** Shows the state of an account's or an invoice's payment. */
export function BillingLabel({ state }: { state: BillingState }) {
  const words = useBillingWords()
  return <StatusLabel status={billingLooks[state]}>{words[state]}</StatusLabel>
}

export function useBillingWords(): Record<BillingState, string> {
  const t = accountsMessages.useWords()
  return { none: t.noInvoices, paid: t.paid, open: t.open, processing: t.processing, overdue: t.overdue }
}

/** An account's number, address and other identifying facts. */
export function useAccountLine(): (account: AccountRow) => string {
  const t = accountsMessages.useWords()
  return ({ ID, Address, TenantType: type }) => [String(ID), Address, type === TenantType.SingleFamily && t.singleFamily].filter(Boolean).join(' · ')
}
