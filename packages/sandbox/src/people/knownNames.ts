import { isOperator, mayDo } from '@portal/domain'
import { conflict, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { onlyVisible } from './findUsers.ts'
import { type SignedInUser, viewerOf } from './viewer.ts'

/** The fields of answers that name the user who saved or sent a record. Records store the name, not the id. */
const nameFields: ReadonlySet<string> = new Set(['UpdatedBy', 'SentBy', 'By'])

/** An answer, or the current record in a conflict, without the names of users that the viewer may not know (`mayNamePerson`). */
export async function withKnownNames(store: Store, user: SignedInUser, answer: () => Promise<unknown>): Promise<unknown> {
  try {
    return await onlyKnown(store, user, await answer())
  } catch (error) {
    const current = error instanceof Refusal && error.code === 'CONFLICT' ? error.body['current'] : undefined
    if (current === undefined) throw error
    const known = await onlyKnown(store, user, current)
    throw known === current ? error : conflict(known as Parameters<typeof conflict>[0])
  }
}

async function onlyKnown(store: Store, user: SignedInUser, answer: unknown): Promise<unknown> {
  const names = new Set<string>()
  mapNames(answer, (name) => {
    if (name !== '' && name !== user.name) names.add(name)
    return name
  })
  if (names.size === 0 || isOperator(user)) return answer
  const known = await knownOf(store, user, [...names])
  return [...names].every((name) => known.has(name)) ? answer : mapNames(answer, (name) => (name === user.name || known.has(name) ? name : ''))
}

async function knownOf(store: Store, user: SignedInUser, names: readonly string[]): Promise<ReadonlySet<string>> {
  const viewer = viewerOf(user)
  if (!mayDo(viewer.standing, 'users.view')) return new Set()
  const isShown = await onlyVisible(store, viewer)
  const people = store.selectFrom('users').select('name').distinct().where('account_id', '=', viewer.accountId).where('name', 'in', names)
  return new Set((await (isShown === null ? people : people.where(isShown)).execute()).map(({ name }) => name))
}

/** A copy of a value in which names are replaced. */
function mapNames(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => mapNames(one, nameOf))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nameFields.has(key) && typeof one === 'string' ? nameOf(one) : mapNames(one, nameOf)]))
}
