import { readPersonMention, splitSeveral } from '@portal/domain'
import { sql } from 'kysely'
import { sortName } from '../people/userValues.ts'
import { unitByName } from '../people/units.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { filled } from '../words/sentence.ts'

/** The ids of the users in a cell, in order. Refuses an unknown user (400 `VALIDATION`) and a name of several users (409 `AMBIGUOUS`). */
export async function mentionedUsers(store: Store, viewer: Viewer, text: string, field: string): Promise<number[]> {
  const ids: number[] = []
  for (const mention of splitSeveral(text)) ids.push(await personOf(store, viewer, mention, field))
  return ids
}

async function personOf(store: Store, viewer: Viewer, text: string, field: string): Promise<number> {
  const mention = readPersonMention(text)
  let people = store.selectFrom('users').select('id').where('account_id', '=', viewer.accountId).where('removed_at', 'is', null)
  if ('email' in mention) people = people.where(sql<boolean>`email = ${mention.email} collate nocase`)
  else {
    people = people.where('sort_name', '=', sortName(mention.name))
    if (mention.unit !== null) people = people.where('unit_id', '=', (await unitByName(store, viewer.accountId, mention.unit))?.id ?? 0)
  }
  const found = (await people.orderBy('id').limit(20).execute()).map(({ id }) => id)
  const { maySee } = await reachOf(store, viewer, found)
  const [first, second] = found.filter(maySee)
  if (first === undefined) throw invalid(field, filled('There is no user called {text}.', { text }))
  if (second !== undefined) throw new Refusal(409, 'AMBIGUOUS', filled('Several users are called {text}. Use an email address instead.', { text }), { field })
  return first
}
