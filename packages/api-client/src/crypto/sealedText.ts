/** The number of characters in one piece: as many as a 1024-bit key of the older services can encrypt (specification §7 Transport). */
export const pieceLength = 86

/** The payload as JSON in ASCII, so that each character is one byte and no piece can split a character. `undefined` becomes `{}`. */
export function toSealedText(payload: unknown): string {
  const json = payload === undefined ? '{}' : (JSON.stringify(payload) as string | undefined)
  if (json === undefined) throw new TypeError('The payload has no JSON form.')
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A text cut into pieces of 86 characters; an empty text is one empty piece. */
export function toPieces(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += pieceLength) pieces.push(text.slice(at, at + pieceLength))
  return pieces.length === 0 ? [''] : pieces
}

/** The number of blocks that a text needs. */
export function countPieces(text: string): number {
  return Math.max(1, Math.ceil(text.length / pieceLength))
}
