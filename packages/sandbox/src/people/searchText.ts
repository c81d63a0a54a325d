import type { UserSearchType } from '@portal/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { byEngine } from '../store/byEngine.ts'

/** The weights that the words of a column have on PostgreSQL (store/postgres/postgresMigrations.ts). */
const weights: typeof columns = { All: 'ABCD', Name: 'A', Email: 'B', Unit: 'C', Phone: 'D' }

const columns: Record<Exclude<UserSearchType, 'Code'>, string> = {
  All: '{name email unit phone}',
  Name: 'name',
  Email: 'email',
  Unit: 'unit',
  Phone: 'phone',
}

/** The words of a search, split as the index splits them; empty if the text has no letter or digit. */
export function searchWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** A condition on `people_search`: each word of the search must begin a word of the person's column. */
export function searchMatch(accountId: number, type: Exclude<UserSearchType, 'Code'>, words: readonly string[]): RawBuilder<boolean> {
  const prefixes = words.map((word) => `"${word}"*`).join(' AND ')
  const lexemes = words.map((word) => `'_${accountId}_${folded(word)}':*${weights[type]}`).join(' & ')
  return byEngine(
    sql<boolean>`people_search match ${`account:"a${accountId}" AND ${columns[type]}:(${prefixes})`}`,
    sql<boolean>`people_search.words @@ ${lexemes}::tsquery`,
  )
}

/** Without case and accents, as FTS5 reads a word itself. */
function folded(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{Mn}/gu, '').toLowerCase()
}
