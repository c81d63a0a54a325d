import { guestDoors, guestsLeft } from '@portal/domain'
import { placesAnswer, portOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { guestHost, guestRulesOf, isHost, type KeptGuestRules } from '../gate/guests.ts'
import { conflict } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'

export const getGuestRules: Handler<'getGuestRules'> = async (_request, { viewer, store, now }) => {
  const rules = await guestRulesOf(store, viewer.accountId)
  const Rules = toAnswer(viewer.accountId, rules)
  const places = await readPlaces(store, viewer.accountId)
  if (!isHost(viewer)) return { Rules, Left: null, FreeAt: null, Locations: placesAnswer(places) }
  const host = await guestHost(store, viewer, now)
  const { left, freeAt } = guestsLeft(rules, host)
  return { Rules, Left: left, FreeAt: toIso(freeAt), Locations: placesAnswer(places, new Set(guestDoors(rules, host))) }
}

export const saveGuestRules: Handler<'saveGuestRules'> = async ({ IsOn, AtOnce, Hours, Ports, Version }, { viewer, store }) => {
  const { accountId, user } = viewer
  const before = await guestRulesOf(store, accountId)
  if (Version !== null && Version !== before.version) throw conflict(toAnswer(accountId, before))
  const places = await readPlaces(store, accountId)
  const ports = Ports && [...new Set(Ports)]
  for (const id of ports ?? []) portOf(places, id)
  await requireDoors(store, viewer, ports ?? [], 'Ports')
  const values = { is_on: Number(IsOn), at_once: AtOnce, hours: Hours, ports: ports && JSON.stringify(ports), version: before.version + 1, updated_by: user.name }
  await store.insertInto('guest_rules').values({ account_id: accountId, ...values }).onConflict((other) => other.column('account_id').doUpdateSet(values)).execute()
  return { Rules: toAnswer(accountId, await guestRulesOf(store, accountId)), message: 'Saved.' }
}

function toAnswer(accountId: number, { isOn, atOnce, hours, doors, version, updatedBy }: KeptGuestRules) {
  return { AccountID: accountId, IsOn: isOn, AtOnce: atOnce, Hours: hours, Ports: doors && [...doors], Version: version, UpdatedBy: updatedBy }
}
