import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followModel, step } from '../model.fixture.ts'
import { openCodeVault } from '../secrets/codeVault.ts'
import { type Bench, longTest, minute, openBench, tokenOf } from '../testing.fixture.ts'
import { toIso } from '../time/toIso.ts'
import { deriveCode } from './inviteCodes.ts'

interface Code {
  text: string
  isUsed: boolean
  isReplaced: boolean
}

interface Key {
  id: string
  kind: 'QR' | 'PIN'
  type: 'Temporary' | 'Recurring'
  link: string | null
  endsAt: number | null
  uses: number | null
  opened: number
  isRevoked: boolean
  /** Every code that the guest has had, the latest last. */
  codes: Code[]
  /** How many times the key was presented as a known code. */
  scans: number
}

interface Keys {
  keys: Key[]
}

const door = 'main-entry'
const otherDoor = 'clubhouse'

function endOf(key: Key, now: number): 'Revoked' | 'Expired' | 'UsedUp' | null {
  if (key.isRevoked) return 'Revoked'
  if (key.endsAt !== null && now >= key.endsAt) return 'Expired'
  return key.uses !== null && key.opened >= key.uses ? 'UsedUp' : null
}

/** The expected answer of a gate to a code, which depends on the end of the key, then on the code, then on the door. */
function expectedReason(key: Key, code: Code, port: string, now: number): string {
  const end = endOf(key, now)
  if (key.kind === 'PIN' && code.isReplaced) return 'unknownCode'
  if (end !== null) return { Revoked: 'revoked', Expired: 'expired', UsedUp: 'usedUp' }[end]
  if (code.isReplaced) return 'revoked'
  if (code.isUsed) return 'codeAlreadyUsed'
  return port === door ? 'opened' : 'wrongReader'
}

const which = fc.nat(1)
const uses = fc.option(fc.integer({ min: 1, max: 3 }))
/** The time until a key's end; null without an end. */
const minutes = fc.option(fc.integer({ min: 1, max: 30 }))
const after = ({ time }: Bench, end: number | null) => (end === null ? null : time.now + end * minute)
const hasKeys = ({ keys }: Keys) => keys.length > 0
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item
const codeOf = async ({ sandbox: { store } }: Bench, id: string, counter: number) => deriveCode(await openCodeVault(store), id, counter)
const newCode = (text: string): Code => ({ text, isUsed: false, isReplaced: false })

const send = step('send', fc.record({
  kind: fc.constantFrom('QR' as const, 'PIN' as const), type: fc.constantFrom('Temporary' as const, 'Recurring' as const),
  uses, minutes,
}), async ({ keys }: Keys, bench: Bench, { kind, type, uses: allowed, minutes: end }) => {
  const endsAt = after(bench, end)
  const request = { InviteType: type, InviteName: 'Movers', Ports: [door], AccessCount: allowed, EndDate: toIso(endsAt) }
  const { ID, Link, Pin } = await (kind === 'QR' ? bench.client.createQRInvite(request) : bench.client.createPinInvite(request))
  const codes = Pin === null ? (type === 'Temporary' ? [newCode(await codeOf(bench, ID, 1))] : []) : [newCode(Pin)]
  keys.push({ id: ID, kind, type, link: Link, endsAt, uses: allowed, opened: 0, isRevoked: false, codes, scans: 0 })
}, ({ keys }) => keys.length < 2)

const present = step('present', fc.record({ at: which, code: fc.constantFrom(0, 0, 0, 1, 2), isElsewhere: fc.nat(4).map((one) => one === 0) }), async ({ keys }: Keys, bench: Bench, { at, code: number, isElsewhere }) => {
  const key = pick(keys, at)
  if (key.codes.length === 0) return
  const code = pick(key.codes.toReversed(), number)
  const port = isElsewhere ? otherDoor : door
  const reason = expectedReason(key, code, port, bench.time.now)
  expect(await bench.scan(port, code.text)).toMatchObject({ outcome: reason === 'opened' ? 'open' : 'denied', reason })
  if (reason !== 'unknownCode') key.scans += 1
  if (reason !== 'opened') return
  key.opened += 1
  code.isUsed = key.kind === 'QR' && key.type === 'Recurring'
}, hasKeys)

/** The steps of the model. Presenting a code is the most frequent one. */
const steps = [
  send, present, present, present,
  step('send again', which, async ({ keys }: Keys, bench: Bench, at) => {
    const key = pick(keys, at)
    if (endOf(key, bench.time.now) !== null) {
      await expect(bench.client.resendInvite({ ID: key.id })).rejects.toMatchObject({ code: 'INVITE_ENDED' })
      return
    }
    const { Link, Pin } = await bench.client.resendInvite({ ID: key.id })
    for (const code of key.codes) code.isReplaced = true
    key.link = Link
    if (Pin !== null) key.codes.push(newCode(Pin))
  }, hasKeys),
  step('revoke', which, async ({ keys }: Keys, bench: Bench, at) => {
    await bench.client.revokeInvite({ ID: pick(keys, at).id })
    pick(keys, at).isRevoked = true
  }, hasKeys),
  step('change', fc.record({ at: which, uses, minutes }), async ({ keys }: Keys, bench: Bench, { at, uses: allowed, minutes: end }) => {
    const key = pick(keys, at)
    const endsAt = after(bench, end)
    const change = bench.client.updateInvite({ ID: key.id, Version: null, InviteName: 'Movers', Ports: [door], AccessCount: allowed, EndDate: toIso(endsAt) })
    if (key.isRevoked) return expect(change).rejects.toMatchObject({ code: 'INVITE_ENDED' })
    // Uses are counted from the moment at which the key gets a limit.
    const used = key.uses === null ? 0 : key.opened
    if (allowed !== null && allowed <= used) return expect(change).rejects.toMatchObject({ field: 'AccessCount' })
    await change
    Object.assign(key, { uses: allowed, opened: used, endsAt })
  }, hasKeys),
  step('wait', fc.integer({ min: 1, max: 15 }), async (_model: Keys, bench: Bench, minutes) => {
    bench.time.now += minutes * minute
    await bench.client.getInvites({})
  }),
  step('look at the guest’s page', which, async ({ keys }: Keys, bench: Bench, at) => {
    const key = pick(keys, at)
    if (key.link === null) return
    const page = await bench.client.showQRCode({ d: tokenOf(key.link), id: key.id })
    expect(page.Status).toBe(endOf(key, bench.time.now) ?? 'Valid')
    if (page.Status === 'Valid' && key.codes.every(({ isUsed, isReplaced }) => isUsed || isReplaced)) key.codes.push(newCode(await codeOf(bench, key.id, key.codes.length + 1)))
  }, hasKeys),
]

test('after any steps, gate, guest’s page and list show each key as in a simple model', { timeout: longTest }, async () => {
  const bench = await openBench()
  await followModel(steps, {
    async start() {
      await bench.signIn()
      return { model: { keys: [] as Key[] }, real: bench }
    },
    async compare({ keys }) {
      for (const key of keys) {
        const { Status, UsesLeft, Events } = await bench.client.getInvite({ ID: key.id })
        expect({ Status, UsesLeft, events: Events.length }).toEqual({
          Status: endOf(key, bench.time.now) ?? 'Valid', UsesLeft: key.uses === null ? null : key.uses - key.opened, events: key.scans,
        })
      }
    },
    runs: 20,
    longest: 20,
  })
})
