import { endpoints } from '@portal/api-client/contract'
import { controllerFailures, limits } from '@portal/domain'
import { Hono } from 'hono'
import * as v from 'valibot'
import { noteDoors } from '../access/doorFacts.ts'
import { findInviteById } from '../access/findInvite.ts'
import { randomToken } from '../bytes/bytes.ts'
import { doorReports, simulateController, simulateDoor } from '../devices/simulateController.ts'
import { findReader, scanAtGate } from '../gate/scanAtGate.ts'
import { deriveCode, waitingOrNextCode } from '../invites/inviteCodes.ts'
import { linkAddress, linkRow } from '../links/links.ts'
import type { SandboxContext, SandboxEnvironment } from '../middleware/environment.ts'
import { clearFaults, faultFailures, setFault } from '../middleware/injectFaults.ts'
import { clearMails, mailAttachment, sentMails } from '../outbox/outbox.ts'
import { Refusal } from '../Refusal.ts'
import { readSeeds } from '../seeds/readSeeds.ts'
import { isWorldName, type WorldName } from '../seeds/worlds/index.ts'
import type { Services } from '../Services.ts'
import { setBrand } from '../store/accountBrands.ts'
import { inTransaction } from '../store/transaction.ts'
import { moveOnShort } from '../work/works.ts'
import { integrationsApi, readBody } from './integrationsApi.ts'
import { readState } from './readState.ts'
import { findStationCall } from '../calls/stationCall.ts'
import { runCalls } from '../calls/runCalls.ts'
import { placeCall } from '../calls/placeCall.ts'
import { leaveStation, pressAtCall } from '../calls/pressAtCall.ts'

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))
const oneMinute = 60_000
const furthestMove = 366 * 24 * 60

const scanRequest = v.object({ reader: text, presented: text })
const codeRequest = v.object({ invite: text })
const minutes = v.pipe(v.number(), v.integer(), v.minValue(-furthestMove), v.maxValue(furthestMove))
const clockRequest = v.union([v.object({ minutes }), v.object({ reset: v.literal(true) })])
const alarmRequest = v.object({ property: v.pipe(v.number(), v.integer()), isOn: v.boolean() })
/** The brand of an account; null removes it. A logo is a data URL or on the portal's origin, because guests' pages load nothing from other origins. */
const brandRequest = v.object({
  account: v.pipe(v.number(), v.integer()),
  brand: v.nullable(v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
    accent: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be a color such as #2f6b3a')),
    logo: v.nullable(v.pipe(v.string(), v.maxLength(8000), v.regex(/^(?:data:image\/(?:svg\+xml|png)[;,]|\/(?!\/))/, 'must be a picture in the address itself, or a path'))),
  })),
})
const resetRequest = v.object({ world: v.optional(v.custom<WorldName>(isWorldName)) })
const faultRequest = v.object({
  endpoint: v.picklist(['*', ...Object.keys(endpoints)]),
  latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  failure: v.optional(v.nullable(v.picklist(faultFailures)), null),
})
/** The state of a simulated controller. `lost` is power or network; null restores it. */
const controllerRequest = v.object({
  controller: v.pipe(v.number(), v.integer()),
  lost: v.optional(v.nullable(v.picklist(['power', 'network']))),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 * oneMinute))),
  failure: v.optional(v.nullable(v.picklist(controllerFailures))),
})
/** A report of a door's sensor. */
const doorRequest = v.object({ door: text, reports: v.picklist(doorReports) })
const faultsRequest = v.union([v.object({ clear: v.literal(true) }), faultRequest])

/** Every action of the console's page, also for scripts and tests. Bodies are JSON. Refusals have the contract's error body. */
export function consoleApi(services: Services, reset: (world?: WorldName) => Promise<void>): Hono<SandboxEnvironment> {
  const api = new Hono<SandboxEnvironment>()
  const state = async (context: SandboxContext) => context.json(await readState(services))

  api.get('/seeds', async (context) => context.json(await readSeeds(services)))
  api.get('/outbox', async (context) => context.json({ mails: await sentMails(services.store) }))
  api.get('/outbox/:mail/attachments/:position', async (context) => {
    const found = await mailAttachment(services.store, Number(context.req.param('mail')), Number(context.req.param('position')))
    if (!found) return context.notFound()
    const headers = { 'Content-Type': found.mediaType, 'Content-Disposition': `attachment; filename="${found.fileName}"` }
    return context.body(found.bytes, 200, headers)
  })
  api.post('/outbox/clear', async (context) => {
    await clearMails(services.store)
    return context.json({ mails: [] })
  })
  api.post('/links/sign-in', async (context) => {
    const link = await newSignInLink(services)
    if (link === null) throw new Refusal(409, 'NO_SIGN_IN_LINK', 'The example data has no user to sign in as.')
    return context.json({ link })
  })
  api.get('/state', state)
  api.get('/wallet/root.pem', async (context) => {
    if (!services.walletPasses) throw new Refusal(501, 'WALLET_UNAVAILABLE', 'This sandbox signs no passes.')
    return context.body(await services.walletPasses.rootCertificate(), 200, { 'Content-Type': 'application/x-pem-file' })
  })
  api.post('/gate/scan', async (context) => {
    const { reader, presented } = await readBody(context, scanRequest)
    await moveOnShort(services, (await findReader(services.store, reader)).account_id)
    return context.json(await scanAtGate(services, reader, presented))
  })
  api.post('/gate/code', async (context) => {
    const { invite } = await readBody(context, codeRequest)
    const found = await findInviteById(services.store, invite)
    if (!found) throw new Refusal(404, 'UNKNOWN_INVITE', 'There is no invite with this id.', { field: 'invite' })
    const { counter } = await waitingOrNextCode(services, found, services.clock.now())
    return context.json({ code: await deriveCode(services.vault, invite, counter) })
  })
  api.route('/calls', stationApi(services))
  api.route('/integrations', integrationsApi(services))
  api.post('/controllers', async (context) => {
    const { controller, ...behaviour } = await readBody(context, controllerRequest)
    await simulateController(services, controller, behaviour)
    return state(context)
  })
  api.post('/doors', async (context) => {
    const { door, reports } = await readBody(context, doorRequest)
    await simulateDoor(services, door, reports)
    return state(context)
  })
  api.post('/clock', async (context) => {
    const request = await readBody(context, clockRequest)
    if ('reset' in request) await services.clock.backToNow()
    else await services.clock.moveBy(request.minutes * oneMinute)
    return state(context)
  })
  api.post('/reset', async (context) => {
    await reset((await readBody(context, resetRequest)).world)
    return state(context)
  })
  api.post('/fire-alarm', async (context) => {
    const { property, isOn } = await readBody(context, alarmRequest)
    await setFireAlarm(services, property, isOn)
    return state(context)
  })
  api.post('/brand', async (context) => {
    const { account, brand } = await readBody(context, brandRequest)
    await inTransaction(services.store, (trx) => setBrand(trx, account, brand))
    return state(context)
  })
  api.post('/faults', async (context) => {
    const request = await readBody(context, faultsRequest)
    if ('clear' in request) await clearFaults(services)
    else await setFault(services, request)
    return state(context)
  })
  api.post('/keys/rotate', async (context) => {
    await services.keys.rotate()
    return state(context)
  })
  return api
}

/** Issues a new link to sign in as another user, valid from now, like the link in the example data; null if the example data has none. */
async function newSignInLink({ store, clock, limits, baseUrl }: Services): Promise<string | null> {
  const seeded = await store.selectFrom('links').selectAll().where('kind', '=', 'signInAsAdmin').limit(1).executeTakeFirst()
  const listed = await store.selectFrom('seed_links').selectAll().orderBy('position', 'desc').execute()
  const model = listed.find(({ kind }) => kind === 'signInAsAdmin')
  if (!seeded || !model) return null
  const now = clock.now()
  const token = randomToken(24)
  const subject = { kind: seeded.kind, userId: seeded.user_id, byUserId: seeded.by_user_id }
  const link = await linkRow(token, subject, now, limits)
  await inTransaction(store, async (trx) => {
    await trx.insertInto('links').values(link).execute()
    await trx.insertInto('seed_links').values({ ...model, token, state: 'valid', position: (listed[0]?.position ?? 0) + 1 }).execute()
  })
  return linkAddress(baseUrl, seeded.kind, token)
}

/** Turns the fire alarm of a property on or off. An alarm that is already on keeps its start. Refuses an unknown property with 404. */
async function setFireAlarm({ store, clock }: Pick<Services, 'store' | 'clock'>, propertyId: number, isOn: boolean): Promise<void> {
  const property = await store.selectFrom('properties').select('fire_alarm_at').where('id', '=', propertyId).executeTakeFirst()
  if (!property) throw new Refusal(404, 'UNKNOWN_PROPERTY', 'There is no property with this id.', { field: 'property' })
  await inTransaction(store, async (trx) => {
    await trx.updateTable('properties').set({ fire_alarm_at: isOn ? (property.fire_alarm_at ?? clock.now()) : null }).where('id', '=', propertyId).execute()
    const doors = await trx.selectFrom('ports').select('id').where('property_id', '=', propertyId).execute()
    await noteDoors(trx, doors.map(({ id }) => id), clock.now())
  })
}

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
/** A delay in milliseconds. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.calls.talk))
const answer = v.variant('does', [
  v.object({ does: v.literal('answer'), after: moment, opensAfter: v.optional(v.nullable(moment), null) }),
  v.object({ does: v.literal('decline'), after: moment }),
  v.object({ does: v.picklist(['ignore', 'off']) }),
])
const placed = { station: name, answers: v.optional(v.record(name, answer), {}) }
const callRequest = v.union([
  v.object({ ...placed, group: v.pipe(v.number(), v.integer()) }),
  v.object({ ...placed, pin: v.pipe(v.string(), v.regex(/^\d{1,5}$/)) }),
])
const pressRequest = v.object({ phone: name, press: v.picklist(['answer', 'decline', 'switchOff', 'open', 'hangUp']) })

/**
 * A visitor station and the phones that it rings, for the console's page, for scripts and tests. `POST /calls` places a call to a group or
 * a PIN, with each phone's automatic reaction. The API names phones by the keys of the domain's `callSteps`.
 */
function stationApi(services: Services): Hono<SandboxEnvironment> {
  const api = new Hono<SandboxEnvironment>()
  const answerCall = async (context: SandboxContext, id: number) => {
    const call = await findStationCall(services, id)
    if (!call) throw new Refusal(404, 'UNKNOWN_CALL', 'There is no call with this id.')
    return context.json(call)
  }
  const idOf = (context: SandboxContext) => Number(context.req.param('call'))

  api.post('/', async (context) => {
    const { station, answers, ...dialled } = await readBody(context, callRequest)
    await runCalls(services)
    return answerCall(context, await placeCall(services, station, dialled, answers))
  })
  api.get('/:call', (context) => answerCall(context, idOf(context)))
  api.post('/:call/press', async (context) => {
    const { phone, press } = await readBody(context, pressRequest)
    await pressAtCall(services, idOf(context), phone, press)
    return answerCall(context, idOf(context))
  })
  api.post('/:call/leave', async (context) => {
    await leaveStation(services, idOf(context))
    return answerCall(context, idOf(context))
  })
  return api
}
