/** A file next to the element's own, and its hash for `integrity`. */
export interface HeldFile {
  readonly name: string
  readonly integrity: string
}

/** The files that load later. The build of a release sets this. */
export const heldFiles: Readonly<Record<'more' | 'es', HeldFile>> = { more: { name: '', integrity: '' }, es: { name: '', integrity: '' } }
