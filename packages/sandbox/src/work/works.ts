import { runCalls } from '../calls/runCalls.ts'
import { runExports } from '../exporting/runExports.ts'
import { runDoorActions } from '../gate/runDoorActions.ts'
import { runImports } from '../importing/runImports.ts'
import { runLockdowns } from '../lockdown/runLockdowns.ts'
import { runRetention } from '../log/runRetention.ts'
import { runRollbacks } from '../partnerData/runRollbacks.ts'
import { runSignInsAs } from '../people/noteSignInAsEnd.ts'
import { runDeletions } from '../people/runDeletions.ts'
import { runSchedules } from '../schedules/runSchedules.ts'
import type { Services } from '../Services.ts'

interface Work {
  /**
   * Moves the work on to now, by transactions that each ask again what is due: whoever does it twice, at once or after a crash, does nothing
   * twice. Answers whether some is left that can be done at once.
   */
  moveOn(services: Services): Promise<boolean>
  /** Whether it may take minutes. Short work is done before each answer that shows it, whoever else does it. */
  isLong: boolean
}

/** Work that outlives the request that began it, in the order in which it is done. Mails are rows of the transaction that sends them (outbox.ts). */
export const works = {
  signInsAs: short(runSignInsAs),
  deletions: short(runDeletions),
  lockdowns: short(runLockdowns),
  schedules: short(runSchedules),
  calls: short(runCalls),
  devices: short(({ store, clock }) => runDoorActions(store, clock.now())),
  rollbacks: { ...short(runRollbacks), isLong: true },
  imports: { moveOn: runImports, isLong: true },
  exports: { moveOn: runExports, isLong: true },
  retention: { moveOn: runRetention, isLong: true },
} satisfies Record<string, Work>

export type WorkName = keyof typeof works

export const workNames = Object.keys(works) as WorkName[]

function short(run: (services: Services) => Promise<void>): Work {
  return {
    isLong: false,
    async moveOn(services) {
      await run(services)
      return false
    },
  }
}
