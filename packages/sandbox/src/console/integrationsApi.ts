import * as v from 'valibot'
import { type EndpointDefinition, endpoints } from '@portal/api-client/contract'
import { Hono } from 'hono'
import { addWebhook, readIntegrations, tryWebhook } from '../integrations/integrations.ts'
import { webhookEvents } from '../integrations/runWebhooks.ts'
import type { SandboxContext, SandboxEnvironment } from '../middleware/environment.ts'
import { Refusal } from '../Refusal.ts'
import { makeMachineKey, scopeOf } from '../secrets/machineKeys.ts'
import type { Services } from '../Services.ts'
import { readJsonObject } from '../middleware/common.ts'
import { filled } from '../words/sentence.ts'

const calls: EndpointDefinition[] = Object.values(endpoints)
const scopes = [...new Set(['*:read', '*:write', ...calls.flatMap((call) => scopeOf(call) ?? [])])]
const id = v.object({ id: v.pipe(v.number(), v.integer()) })
const keyRequest = v.object({
  /** The name of the user whose rights the key has, such as an example sign-in. */
  username: v.pipe(v.string(), v.maxLength(254)),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  scopes: v.pipe(v.array(v.picklist(scopes)), v.minLength(1), v.maxLength(100)),
})
/** The address that receives a webhook. Plain http is only allowed on this machine. */
const receiver = v.pipe(v.string(), v.maxLength(500), v.url(), v.check((text) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(text), 'must be https, or http on this machine'))
const webhookRequest = v.object({ account: v.pipe(v.number(), v.integer()), url: receiver, events: v.pipe(v.array(v.picklist(webhookEvents)), v.minLength(1), v.maxLength(20)) })

/** Keys and webhooks of partners' servers, for the console's page and for scripts. */
export function integrationsApi(services: Services): Hono<SandboxEnvironment> {
  const { store, clock } = services
  const api = new Hono<SandboxEnvironment>()
  api.get('/', async (context) => context.json({ ...(await readIntegrations(store)), scopes, events: webhookEvents }))
  api.post('/keys', async (context) => {
    const { username, ...wanted } = await readBody(context, keyRequest)
    const user = await store.selectFrom('users').select(['id', 'account_id']).where('username', '=', username.trim().toLowerCase()).where('removed_at', 'is', null).executeTakeFirst()
    if (!user) throw new Refusal(404, 'UNKNOWN_USER', 'Nobody signs in with this name.', { field: 'username' })
    return context.json({ key: await makeMachineKey(store, clock.now(), { ...wanted, accountId: user.account_id, userId: user.id }) })
  })
  api.post('/keys/revoke', async (context) => {
    const { id: keyId } = await readBody(context, id)
    await store.updateTable('machine_keys').set({ revoked_at: clock.now() }).where('id', '=', keyId).where('revoked_at', 'is', null).execute()
    return context.json(await readIntegrations(store))
  })
  api.post('/webhooks', async (context) => context.json(await addWebhook(services, await readBody(context, webhookRequest))))
  api.post('/webhooks/try', async (context) => context.json({ answer: await tryWebhook(services, (await readBody(context, id)).id) }))
  api.post('/webhooks/remove', async (context) => {
    await store.deleteFrom('webhooks').where('id', '=', (await readBody(context, id)).id).execute()
    return context.json(await readIntegrations(store))
  })
  return api
}

const bodyBytes = 16 * 1024

/** Reads the body of a console's request; 400 `VALIDATION` for an invalid one. */
export async function readBody<Output>(context: SandboxContext, schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>): Promise<Output> {
  const result = v.safeParse(schema, await readJsonObject(context, bodyBytes))
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? undefined
  throw new Refusal(400, 'VALIDATION', field === undefined ? 'The request is missing or invalid.' : filled('The field {field} is missing or invalid.', { field }), { field })
}
