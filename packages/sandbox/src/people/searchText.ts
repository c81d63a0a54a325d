import type { UserSearchType } from '@portal/api-client/contract'

const columns: Record<Exclude<UserSearchType, 'Code'>, string> = {
  All: '{name email unit phone}',
  Name: 'name',
  Email: 'email',
  Unit: 'unit',
  Phone: 'phone',
}

/** The words of a search, as the index cuts them; none where there is nothing to find by. */
export function searchWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** An FTS5 expression: every word begins some word of the person. */
export function searchMatch(accountId: number, type: Exclude<UserSearchType, 'Code'>, words: readonly string[]): string {
  const prefixes = words.map((word) => `"${word}"*`).join(' AND ')
  return `account:"a${accountId}" AND ${columns[type]}:(${prefixes})`
}
