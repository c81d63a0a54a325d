import type { Progress } from '../store/Progress.ts'
import type { Store } from '../store/openStore.ts'
import type { Services } from '../Services.ts'

/** A request that may be sent again. */
export interface RequestId {
  session_hash: string
  key: string
}

/** The parts are encrypted, since they hold names, phone numbers and PINs. `forget` deletes them once the answer is stored: nobody resumes it. */
export function keepProgress({ store, vault, clock }: Pick<Services, 'store' | 'vault' | 'clock'>, id: RequestId): Progress & { forget(within: Store): Promise<void> } {
  let isUsed = false
  return {
    async read() {
      isUsed = true
      const parts = store.selectFrom('progress').select('sealed_part').where('session_hash', '=', id.session_hash).where('key', '=', id.key)
      return Promise.all((await parts.orderBy('position').execute()).map(({ sealed_part: part }) => vault.open(part)))
    },
    async add(trx, ...added) {
      const kept = trx.selectFrom('progress').where('session_hash', '=', id.session_hash).where('key', '=', id.key)
      const { count } = await kept.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      const sealed = await Promise.all(added.map((part) => vault.seal(part)))
      const rows = sealed.map((sealed_part, index) => ({ ...id, position: count + index, sealed_part, created_at: clock.now() }))
      await trx.insertInto('progress').values(rows).execute()
    },
    async forget(within) {
      if (isUsed) await within.deleteFrom('progress').where('session_hash', '=', id.session_hash).where('key', '=', id.key).execute()
    },
  }
}
