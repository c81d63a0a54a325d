/** A file beside the element's own, and the hash of its bytes as `integrity` has it. */
export interface HeldFile {
  readonly name: string
  readonly integrity: string
}

/** The build of a release puts in what it made. */
export const heldFiles: Readonly<Record<'more' | 'es', HeldFile>> = { more: { name: '', integrity: '' }, es: { name: '', integrity: '' } }
