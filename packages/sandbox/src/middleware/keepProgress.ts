import type { Progress } from '../store/Progress.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { Services } from '../Services.ts'

/** A request that may be sent again. */
export interface RequestId {
  session_hash: string
  key: string
}

/** The parts are encrypted, since they hold names, phone numbers and PINs. */
export function keepProgress({ store, vault, clock }: Pick<Services, 'store' | 'vault' | 'clock'>, id: RequestId): Progress {
  return {
    async read() {
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
  }
}

/** Deletes the progress of a request whose answer is stored: nobody resumes it. */
export async function forgetProgress(store: Store, id: RequestId): Promise<void> {
  await forget(store, { session_hash: id.session_hash, key: id.key })
}

const forget = statement((store, id: { session_hash: string; key: string }) => store.deleteFrom('progress').where('session_hash', '=', id.session_hash).where('key', '=', id.key))
