/** The id of an address; an invalid one becomes an id that no user has. */
export function idOf(text: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.MAX_SAFE_INTEGER
}
