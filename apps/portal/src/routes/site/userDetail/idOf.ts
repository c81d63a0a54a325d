/** An id of an address; what is none asks for a user nobody has. */
export function idOf(text: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.MAX_SAFE_INTEGER
}
