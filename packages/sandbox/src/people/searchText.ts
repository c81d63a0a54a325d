import type { UserSearchType } from '@portal/api-client/contract'

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

/** An FTS5 expression: each word of the search must begin a word of the person's column. */
export function searchMatch(accountId: number, type: Exclude<UserSearchType, 'Code'>, words: readonly string[]): string {
  const prefixes = words.map((word) => `"${word}"*`).join(' AND ')
  return `account:"a${accountId}" AND ${columns[type]}:(${prefixes})`
}
