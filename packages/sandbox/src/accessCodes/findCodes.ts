import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { sql } from 'kysely'
import { hiddenFrom, seenOnly } from '../people/findUsers.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import { contains } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'
import { keptPhones } from './codeKinds.ts'

type CodeFilter = Omit<RequestOf<typeof endpoints.getAccessCodes>, 'page' | 'count'>

const day = 86_400_000

/** The codes of the account that the viewer may see and that a filter matches at `now`, as a query on `access_codes` and `users`. */
export async function findCodes({ store, vault }: Pick<Services, 'store' | 'vault'>, viewer: Viewer, { UserID, PropertyLocationID, AccessCodeTypeID, EndsWithinDays, searchText }: CodeFilter, now: number) {
  const hidden = await hiddenFrom(store, viewer)
  const text = searchText.trim()
  const texts = [['keypad', text], ...keptPhones(text).map((number) => ['phone', number] as const), ['credential', text]] as const
  const hashes = text === '' ? [] : await Promise.all(texts.map(([space, value]) => vault.hash(space, value)))
  let query = store
    .selectFrom('access_codes')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .where('access_codes.account_id', '=', viewer.accountId)
    .where(seenOnly(hidden, 'access_codes.user_id') ?? sql<boolean>`true`)
  if (UserID !== undefined) query = query.where('access_codes.user_id', '=', UserID)
  if (AccessCodeTypeID !== undefined) query = query.where('access_codes.type', '=', AccessCodeTypeID)
  if (EndsWithinDays !== undefined) {
    const soon = store.selectFrom(endsOfCodes(store).as('ends')).select('code_id').where('at', '>', now).where('at', '<=', now + EndsWithinDays * day)
    query = query.where('access_codes.is_active', '=', 1).where('access_codes.id', 'in', soon)
  }
  if (PropertyLocationID !== undefined) {
    const there = store.selectFrom('access_code_locations').select('code_id').where('location_id', '=', PropertyLocationID)
    query = query.where('access_codes.id', 'in', there)
  }
  if (text === '') return query
  return query.where((where) => where.or([
    where('access_codes.code_hash', 'in', hashes),
    contains('access_codes.label', text),
    contains('users.name', text),
    ...(/^\d{1,11}$/.test(text) ? [where('access_codes.card_number', '=', Number(text))] : []),
  ]))
}

/** When codes end, themselves or with their user. */
export function endsOfCodes(store: Store) {
  const at = sql<number | null>`case when users.valid_until_at is null or access_codes.valid_until < users.valid_until_at then access_codes.valid_until else users.valid_until_at end`
  return store.selectFrom('access_codes').leftJoin('users', 'users.id', 'access_codes.user_id').select(['access_codes.id as code_id', at.as('at')])
}
