import type { EndpointDefinition } from '@portal/api-client/contract'
import { runCalls } from '../calls/runCalls.ts'
import { callsThatRun } from '../calls/runningCall.ts'
import { exportsAsked, runExports } from '../exporting/runExports.ts'
import { doorActionsAsked, runDoorActions } from '../gate/runDoorActions.ts'
import { importsAsked, runImports } from '../importing/runImports.ts'
import { lockdownsThatRun } from '../lockdown/runningLockdowns.ts'
import { runLockdowns } from '../lockdown/runLockdowns.ts'
import { runRetention } from '../log/runRetention.ts'
import { migrationsRollingBack, runRollbacks } from '../partnerData/runRollbacks.ts'
import { runSignInsAs, signInsAsOver } from '../people/noteSignInAsEnd.ts'
import { deletionsDue, runDeletions } from '../people/runDeletions.ts'
import { runSchedules, schedulesToRun } from '../schedules/runSchedules.ts'
import type { Services } from '../Services.ts'
import type { Asking } from '../store/firstAsked.ts'

interface Work {
  /**
   * Moves the work of one account, or of all, on to now, by transactions that each ask again what is due: done twice, at once or after a crash, it does
   * nothing twice. Answers whether some is left that can be done at once.
   */
  moveOn(services: Services, accountId?: number): Promise<boolean>
  /** Whether it may take minutes. Short work of an account is done before each answer to one of its people, whoever else does it. */
  isLong: boolean
  /** The calls that show long work. */
  shownIn?: EndpointDefinition['area']
  /** The rows that ask for it; null: there is always something to look after, and no request waits for it. */
  asking: Asking | null
}

/** Work that outlives the request that began it, in the order in which it is done. Mails are rows of the transaction that sends them (outbox.ts). */
const all = {
  signInsAs: short(runSignInsAs, signInsAsOver),
  deletions: short(runDeletions, deletionsDue),
  lockdowns: short(runLockdowns, lockdownsThatRun),
  schedules: short(runSchedules, schedulesToRun),
  calls: short(runCalls, callsThatRun),
  devices: short(runDoorActions, doorActionsAsked),
  rollbacks: { ...short(runRollbacks, migrationsRollingBack), isLong: true, shownIn: 'importing' },
  imports: { moveOn: runImports, isLong: true, shownIn: 'importing', asking: importsAsked },
  exports: { moveOn: runExports, isLong: true, shownIn: 'exporting', asking: exportsAsked },
  retention: { moveOn: runRetention, isLong: true, asking: null },
} satisfies Readonly<Record<string, Work>>

export type WorkName = keyof typeof all

export const works: Readonly<Record<WorkName, Work>> = all

export const workNames = Object.keys(all) as WorkName[]

function short(run: (services: Services, accountId?: number) => Promise<void>, asking: Asking): Work {
  return {
    isLong: false,
    asking,
    async moveOn(services, accountId) {
      await run(services, accountId)
      return false
    },
  }
}
