import type { EndpointDefinition, EndpointName } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { servicesWithin } from './servicesWithin.ts'
import { isPostgres } from '../store/byEngine.ts'
import { claimantEnded, ownName } from '../store/claimant.ts'
import type { Store } from '../store/openStore.ts'
import { openUnitOfWork, type UnitOfWork } from '../store/openUnitOfWork.ts'
import { untilInOrder } from '../store/RetryingStore.ts'
import { openTrail } from '../store/trail.ts'
import type { SandboxContext } from './environment.ts'
import { refusalResponse } from './errors.ts'
import { forgetProgress, keepProgress } from './keepProgress.ts'
import { authorOf } from './leaveTrail.ts'
import { isSweepDue } from '../store/isSweepDue.ts'
import { statement } from '../store/statement.ts'

/**
 * A write that is sent twice under one Idempotency-Key has one effect and one answer. The key belongs to the session, or to nobody. Other
 * contents under the same key are refused (422), and so is a second request while the first is running (409). The stored answer is encrypted
 * and the stored request is a keyed hash: answers hold links and PINs, and a request may hold no more than a PIN. A write that failed (5xx)
 * or came too often (429) leaves nothing behind, so that it can be sent again. The call's writes and the stored answer are one unit of work,
 * so that a process that ends in the middle has done all of it or nothing; a call that works in slices continues where it stopped.
 */
export function keepIdempotent(services: Services, name: string, endpoint: EndpointDefinition, handle: Handle) {
  const { store, clock, limits } = services
  return async (context: SandboxContext): Promise<Response> => {
    const key = context.req.header('idempotency-key')
    const session = context.get('session')
    if (!endpoint.idempotent || key === undefined) return handle(context)
    if (!/^[\w-]{1,64}$/.test(key)) throw new Refusal(400, 'VALIDATION', 'The Idempotency-Key is not as it should be.')
    const now = clock.now()
    const id = { session_hash: session?.tokenHash ?? 'nobody', key }
    const { vault } = services
    const textHash = await vault.hash('request', `${context.get('user')?.account_id ?? ''} ${context.get('text')}`)
    if (isSweepDue(store, 'idempotency', now)) {
      await store.deleteFrom('idempotency').where('created_at', '<=', now - limits.idempotencyKept).execute()
      await store.deleteFrom('progress').where('created_at', '<=', now - limits.idempotencyKept).execute()
    }
    const claimed = await claim(store, { ...id, endpoint: name, text_hash: textHash, created_at: now })
    const takeOver = async (claimedAt: number) => {
      const open = store.updateTable('idempotency').set({ created_at: now, claimed_by: ownName }).where('session_hash', '=', id.session_hash).where('key', '=', key).where('status', 'is', null)
      return (await open.where('created_at', '=', claimedAt).executeTakeFirstOrThrow()).numUpdatedRows === 1n
    }
    const row = () => store.selectFrom('idempotency').selectAll().select(claimantEnded.as('is_abandoned')).where('session_hash', '=', id.session_hash).where('key', '=', key)

    if (claimed.numAffectedRows !== 1n) {
      const kept = await row().executeTakeFirstOrThrow()
      if (kept.endpoint !== name || kept.text_hash !== textHash) {
        throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
      }
      if (kept.status !== null) {
        return new Response(await vault.open(kept.sealed_body ?? ''), { status: kept.status, headers: { 'Content-Type': 'application/json', 'Idempotency-Replayed': 'true' } })
      }
      const isAbandoned = kept.is_abandoned || now - kept.created_at >= longestWork
      if (!isAbandoned || !(await takeOver(kept.created_at))) throw inProgress()
    }

    const forget = (within: Store) => within.deleteFrom('idempotency')
      .where('session_hash', '=', id.session_hash).where('key', '=', key).where('status', 'is', null).where('created_at', '=', now).execute()
    const accountId = context.get('user')?.account_id
    const line = accountId === undefined ? null : `writes of account ${accountId}`
    const once = async (): Promise<Response> => {
      const work = slicedCalls.has(name) ? openSlices(store) : openUnitOfWork(store, openTrail(authorOf(services, name, context)), line)
      if (slicedCalls.has(name)) context.set('progress', keepProgress(services, id))
      else context.set('services', servicesWithin(services, work.store))
      try {
        const response = await handle(context).catch((error: unknown) => refusalOf(context, error))
        if (response.status === 429) await work.commit(forget)
        else {
          const { status } = response
          const sealed_body = await vault.seal(await response.clone().text())
          await work.commit(async (within) => {
            const { numAffectedRows } = await keepAnswer(within, { ...id, created_at: now, status, sealed_body })
            if (numAffectedRows === 0n) throw inProgress()
            if (slicedCalls.has(name)) await forgetProgress(within, id)
          })
        }
        return response
      } catch (error) {
        await work.rollback(error)
        throw error
      }
    }
    try {
      return await untilInOrder(once)
    } catch (error) {
      await forget(store).catch(() => forgetLater(() => forget(store)))
      throw error
    }
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

/** While the database is away, a claim stays; it is forgotten as soon as it is back, so that the same request can be sent again. */
function forgetLater(forget: () => Promise<unknown>, tries = 60): void {
  if (tries > 0) setTimeout(() => void forget().catch(() => forgetLater(forget, tries - 1)), 1000)
}

const inProgress = () => new Refusal(409, 'IDEMPOTENCY_IN_PROGRESS', 'The same request is still at work.')

type Handle = (context: SandboxContext) => Promise<Response>

/** A refusal is an answer, too; the call's writes up to it stay. */
function refusalOf(context: SandboxContext, error: unknown): Response {
  if (error instanceof Refusal) return refusalResponse(context, error)
  throw error
}

/** Calls with much work: they save it slice by slice and continue where they stopped (people/inSlices.ts). */
const slicedCalls: ReadonlySet<string> = new Set<EndpointName>(['saveBulkUserAction', 'saveUserGroupMultiUserMultiProfile'])

/** Every transaction of such a call is committed at once. */
function openSlices(store: Store): UnitOfWork {
  return { store, commit: (last) => store.transaction().execute(last).then(() => {}), rollback: () => Promise.resolve() }
}

/** Milliseconds after which a claim without an answer is taken to be of a process that ended, whatever its process says. */
const longestWork = 60_000

/**
 * A claim without an answer belongs to a process that ended before it did anything, so its key is free again. Called at start: on SQLite, which
 * has one process, every such claim; on PostgreSQL those that are old, since other processes are at work.
 */
export async function forgetAbandoned(store: Store, now: number): Promise<void> {
  const claims = store.deleteFrom('idempotency').where('status', 'is', null)
  await (isPostgres(store) ? claims.where('created_at', '<', now - longestWork) : claims).execute()
}
