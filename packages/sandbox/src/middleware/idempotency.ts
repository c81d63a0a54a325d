import { createMiddleware } from 'hono/factory'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { hashCode, openCode, sealCode } from '../secrets/codeVault.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { SandboxEnvironment } from './environment.ts'

/**
 * A write sent twice under one Idempotency-Key has one effect and one answer. The key belongs to the session, or to nobody;
 * other contents under it are refused (422), and so is a second request while the first is at work (409).
 * What is kept is encrypted, and compared by a keyed hash: answers hold links and PINs, and a request may be no longer than one.
 * A write that broke down (5xx) or came too often (429) leaves nothing behind, so that it can be sent again.
 */
export function keepIdempotent({ store, clock, limits }: Services, name: string, endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const key = context.req.header('idempotency-key')
    const session = context.get('session')
    if (!endpoint.idempotent || key === undefined) return next()
    if (!/^[\w-]{1,64}$/.test(key)) throw new Refusal(400, 'VALIDATION', 'The Idempotency-Key is not as it should be.')
    const now = clock.now()
    const id = { session_hash: session?.tokenHash ?? 'nobody', key }
    const textHash = await hashCode(store, 'request', context.get('text'))
    await store.deleteFrom('idempotency').where('created_at', '<=', now - limits.idempotencyKept).execute()
    const claimed = await store
      .insertInto('idempotency')
      .values({ ...id, endpoint: name, text_hash: textHash, status: null, sealed_body: null, created_at: now })
      .onConflict((conflict) => conflict.columns(['session_hash', 'key']).doNothing())
      .executeTakeFirst()
    const row = () => store.selectFrom('idempotency').selectAll().where('session_hash', '=', id.session_hash).where('key', '=', key)

    if (claimed.numInsertedOrUpdatedRows !== 1n) {
      const kept = await row().executeTakeFirstOrThrow()
      if (kept.endpoint !== name || kept.text_hash !== textHash) {
        throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
      }
      if (kept.status === null) throw new Refusal(409, 'IDEMPOTENCY_IN_PROGRESS', 'The same request is still at work.')
      return new Response(await openCode(store, kept.sealed_body ?? ''), { status: kept.status, headers: { 'Content-Type': 'application/json', 'Idempotency-Replayed': 'true' } })
    }

    const forget = () => store.deleteFrom('idempotency').where('session_hash', '=', id.session_hash).where('key', '=', key).execute()
    await next()
    if (context.error && !(context.error instanceof Refusal && context.error.status !== 429)) await forget()
    else {
      const { status } = context.res
      const sealed_body = await sealCode(store, await context.res.clone().text())
      await store.updateTable('idempotency').set({ status, sealed_body }).where('session_hash', '=', id.session_hash).where('key', '=', key).execute()
    }
  })
}
