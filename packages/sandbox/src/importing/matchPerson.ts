import { type PersonCells, rowReason } from '@portal/domain'
import { sortName } from '../people/personColumns.ts'
import { emailHolder, phoneHolder } from '../people/taken.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { nameOf } from './rowPerson.ts'

interface Holder {
  id: number
  name: string
}

/**
 * The person of the account whom a row is about; null if there is none. The e-mail address decides, then the telephone of somebody of the
 * same name, then the name in the same unit. Refusals: 409 `TAKEN` for a telephone of somebody else, 409 `AMBIGUOUS`.
 */
export async function matchPerson(store: Store, viewer: Viewer, propertyId: number, cells: PersonCells): Promise<number | null> {
  const scope = { accountId: viewer.accountId }
  const byEmail = cells.Email ? await emailHolder(store, scope, cells.Email) : null
  const byPhone = cells.Phone ? await phoneHolder(store, scope, cells.Phone) : null
  const { maySee } = await reachOf(store, viewer, [byEmail, byPhone].flatMap((holder) => holder?.id ?? []))
  if (byEmail && !maySee(byEmail.id)) throw taken('Email', 'Another user has this e-mail address.')
  const isOther = byPhone && (byEmail ? byPhone.id !== byEmail.id : sortName(byPhone.name) !== sortName(nameOf(cells)))
  if (byPhone && (isOther || !maySee(byPhone.id))) {
    if (!maySee(byPhone.id)) throw taken('Phone', 'Another user has this phone number.')
    throw taken('Phone', `This phone number is ${byPhone.name}’s.`, rowReason('phoneOf', { name: byPhone.name }))
  }
  if (byEmail ?? byPhone) return (byEmail ?? byPhone)?.id ?? null
  return byName(store, viewer, propertyId, cells)
}

async function byName(store: Store, viewer: Viewer, propertyId: number, cells: PersonCells): Promise<number | null> {
  const name = nameOf(cells)
  // An address that nobody has tells people of one name apart, unless they share a unit.
  if (name === '' || (!cells.Unit && (cells.Email || cells.Phone))) return null
  let people = store.selectFrom('users').select(['id', 'name']).where('account_id', '=', viewer.accountId).where('sort_name', '=', sortName(name))
    .where('property_id', '=', propertyId).where('removed_at', 'is', null)
  if (cells.Unit) people = people.where('unit', '=', cells.Unit)
  const found: Holder[] = await people.orderBy('id').limit(20).execute()
  const { maySee } = await reachOf(store, viewer, found.map(({ id }) => id))
  const seen = found.filter(({ id }) => maySee(id))
  if (seen.length > 1) {
    const count = String(seen.length)
    const where = cells.Unit ? ` in unit ${cells.Unit}` : ''
    throw new Refusal(409, 'AMBIGUOUS', `${count} people are called ${name}${where}. An e-mail address says who is meant.`, { reason: cells.Unit ? rowReason('severalPeopleInUnit', { count, name, unit: cells.Unit }) : rowReason('severalPeople', { count, name }) })
  }
  return seen[0]?.id ?? null
}
