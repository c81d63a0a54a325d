import type { EndpointDefinition } from '@portal/api-client/contract'
import { sql } from 'kysely'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { countOf } from '../store/inIds.ts'
import { hasEnded, isOneProcess, ownName } from '../store/byEngine.ts'
import { isSweepDue } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { inTransaction, noProgress, type Progress, type TransactionOptions } from '../store/transaction.ts'
import type { SandboxContext } from './environment.ts'
import { refusalResponse } from './errors.ts'

interface Write {
  name: string
  endpoint: EndpointDefinition
  options: TransactionOptions
  /** Runs the part of a write before its transaction, and returns the part inside it. */
  prepare(progress: Progress): Promise<(trx: Store) => Promise<Response>>
}

/**
 * Runs a write in one transaction, from its first read to its stored answer. A refusal undoes it. A write sent twice with one
 * Idempotency-Key has one effect and one answer. The key belongs to the session, if there is one. Other contents under the same key are
 * refused (422), and so is a second request while the first is running (409). The stored answer is encrypted, and the stored request is a
 * keyed hash: answers contain links and PINs, and a request may be nothing but a PIN. A write that failed (5xx) or was one too many (429)
 * leaves nothing behind, so that it can be sent again. If the process ends in the middle, all of the write is done or nothing; a call that
 * works in slices continues where it stopped.
 */
export async function runWrite(services: Services, context: SandboxContext, { name, endpoint, options, prepare }: Write): Promise<Response> {
  const { store, clock, limits, vault } = services
  const key = context.req.header('idempotency-key')
  if (!endpoint.idempotent || key === undefined) return inTransaction(store, await prepare(noProgress), options)
  if (!/^[\w-]{1,64}$/.test(key)) throw new Refusal(400, 'VALIDATION', 'The Idempotency-Key is invalid.')
  const now = clock.now()
  const id = { session_hash: context.get('session')?.tokenHash ?? 'nobody', key }
  const textHash = await vault.hash('request', `${context.get('user')?.account_id ?? ''} ${context.get('text')}`)
  if (isSweepDue(store, 'idempotency', now)) {
    await store.deleteFrom('idempotency').where('created_at', '<=', now - limits.idempotencyKept).execute()
    await store.deleteFrom('progress').where('created_at', '<=', now - limits.idempotencyKept).execute()
  }
  const claimed = await claim(store, { ...id, endpoint: name, text_hash: textHash, created_at: now })
  const ofKey = store.selectFrom('idempotency').selectAll().select(hasEnded(sql.ref('claimed_by')).as('is_abandoned')).where('session_hash', '=', id.session_hash).where('key', '=', key)
  const takeOver = async (claimedAt: number) => {
    const open = store.updateTable('idempotency').set({ created_at: now, claimed_by: ownName }).where('session_hash', '=', id.session_hash).where('key', '=', key).where('status', 'is', null)
    return (await open.where('created_at', '=', claimedAt).executeTakeFirstOrThrow()).numUpdatedRows === 1n
  }

  if (claimed.numAffectedRows !== 1n) {
    const kept = await ofKey.executeTakeFirstOrThrow()
    if (kept.endpoint !== name || kept.text_hash !== textHash) {
      throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
    }
    if (kept.status !== null) {
      return new Response(await vault.open(kept.sealed_body ?? ''), { status: kept.status, headers: { 'Content-Type': 'application/json', 'Idempotency-Replayed': 'true' } })
    }
    const isAbandoned = kept.is_abandoned || now - kept.created_at >= longestWork
    if (!isAbandoned || !(await takeOver(kept.created_at))) throw inProgress()
  }

  const forget = () => store.deleteFrom('idempotency').where('session_hash', '=', id.session_hash).where('key', '=', key).where('status', 'is', null).where('created_at', '=', now).execute()
  const progress = keepProgress(services, id)
  const keep = async (within: Store, response: Response): Promise<Response> => {
    const sealed_body = await vault.seal(await response.clone().text())
    const { numAffectedRows } = await keepAnswer(within, { ...id, created_at: now, status: response.status, sealed_body })
    if (numAffectedRows === 0n) throw inProgress()
    await progress.forget(within)
    return response
  }
  try {
    const work = await prepare(progress)
    return await inTransaction(store, async (trx) => keep(trx, await work(trx)), options)
  } catch (error) {
    // A refusal is also stored as the answer.
    if (error instanceof Refusal && error.status !== 429) return keep(store, refusalResponse(context, error))
    await forget().catch(() => forgetLater(forget))
    throw error
  }
}

const claim = statement((store, row: { session_hash: string; key: string; endpoint: string; text_hash: string; created_at: number }) =>
  store
    .insertInto('idempotency')
    .values({ session_hash: row.session_hash, key: row.key, endpoint: row.endpoint, text_hash: row.text_hash, status: null, sealed_body: null, created_at: row.created_at, claimed_by: ownName })
    .onConflict((conflict) => conflict.columns(['session_hash', 'key']).doNothing()))

const keepAnswer = statement((store, row: { session_hash: string; key: string; created_at: number; status: number; sealed_body: string }) =>
  store.updateTable('idempotency').set({ status: row.status, sealed_body: row.sealed_body })
    .where('session_hash', '=', row.session_hash).where('key', '=', row.key).where('status', 'is', null).where('created_at', '=', row.created_at))

/** Deletes a claim later. While the database is down, the claim stays; once the database is back, it is deleted, so that the request can be repeated. */
function forgetLater(forget: () => Promise<unknown>, tries = 60): void {
  if (tries > 0) setTimeout(() => void forget().catch(() => forgetLater(forget, tries - 1)), 1000)
}

const inProgress = () => new Refusal(409, 'IDEMPOTENCY_IN_PROGRESS', 'The same request is still running.')

/** Milliseconds after which a claim without an answer counts as abandoned. */
const longestWork = 60_000

/**
 * Deletes claims without an answer, when the server starts. On SQLite, which has one process, these are all claims; on PostgreSQL only old
 * ones, since other processes are running.
 */
export async function forgetAbandoned(store: Store, now: number): Promise<void> {
  await store.deleteFrom('idempotency').where('status', 'is', null).where((claim) => claim.or([isOneProcess, claim('created_at', '<', now - longestWork)])).execute()
}

/** What identifies a request that may be sent again. */
interface RequestId {
  session_hash: string
  key: string
}

/**
 * The progress of a request, stored in parts. The parts are encrypted, since they contain names, phone numbers and PINs. `forget` deletes
 * them once the answer is stored, because nothing is left to resume.
 */
function keepProgress({ store, vault, clock }: Pick<Services, 'store' | 'vault' | 'clock'>, id: RequestId): Progress & { forget(within: Store): Promise<void> } {
  let isUsed = false
  return {
    async read() {
      isUsed = true
      const parts = store.selectFrom('progress').select('sealed_part').where('session_hash', '=', id.session_hash).where('key', '=', id.key)
      return Promise.all((await parts.orderBy('position').execute()).map(({ sealed_part: part }) => vault.open(part)))
    },
    async add(trx, ...added) {
      const kept = trx.selectFrom('progress').where('session_hash', '=', id.session_hash).where('key', '=', id.key)
      const count = await countOf(kept)
      const sealed = await Promise.all(added.map((part) => vault.seal(part)))
      const rows = sealed.map((sealed_part, index) => ({ ...id, position: count + index, sealed_part, created_at: clock.now() }))
      await trx.insertInto('progress').values(rows).execute()
    },
    async forget(within) {
      if (isUsed) await within.deleteFrom('progress').where('session_hash', '=', id.session_hash).where('key', '=', id.key).execute()
    },
  }
}
