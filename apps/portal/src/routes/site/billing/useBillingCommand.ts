import { useFetcher } from 'react-router-dom'
import { asJson, toJson } from '#portal/app/sentJson.ts'
import { paths } from '#portal/app/paths.ts'
import { useAnswer } from '#portal/app/useAnswer.ts'
import type { BillingCommand, BillingOutcome } from './billingCommands.ts'

type OutcomeOf<Name extends BillingCommand['do']> = Extract<BillingOutcome, { did: Name }>

export interface RunningCommand<Name extends BillingCommand['do']> {
  run: (command: Extract<BillingCommand, { do: Name }>) => void
  isRunning: boolean
  /** The outcome of the last action. */
  outcome: OutcomeOf<Name> | null
  /** Removes an outcome whose record no longer exists. */
  forget: () => void
}

/** Runs one kind of billing action at the billing route. Calls a function once for each outcome. */
export function useBillingCommand<Name extends BillingCommand['do']>(name: Name, onOutcome?: (outcome: OutcomeOf<Name>) => void): RunningCommand<Name> {
  const fetcher = useFetcher<BillingOutcome>()
  const isRunning = fetcher.state !== 'idle'
  const outcome = !isRunning && fetcher.data && isOf(fetcher.data, name) ? fetcher.data : null
  useAnswer(fetcher, (data) => isOf(data, name) && onOutcome?.(data))
  return {
    run: (command) => {
      if (!isRunning) void fetcher.submit(toJson(command), { ...asJson, action: paths.billing })
    },
    isRunning,
    outcome,
    forget: () => fetcher.reset(),
  }
}

function isOf<Name extends BillingCommand['do']>(outcome: BillingOutcome, name: Name): outcome is OutcomeOf<Name> {
  return outcome.did === name
}
