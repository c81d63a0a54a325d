import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A size that a document states, and the measurement that it must match. */
export interface DocumentFigure {
  document: string
  /** Finds the size in the document. The pattern's only group is the number of kilobytes after gzip. */
  pattern: RegExp
  /** The name of the measurement in the package check. */
  of: string
  digits: 0 | 1
}

const guide = 'docs/for-partners.md'

/** Every size in documents for partners. */
export const documentFigures: readonly DocumentFigure[] = [
  { document: guide, pattern: /\| element `<portal-invite-card>` \|[^|]*\| ([\d.]+) kB \|/, of: '@portal/embed/portal-invite-card.js', digits: 1 },
  { document: guide, pattern: /another file of ([\d.]+) kB with the details/, of: '@portal/embed/portal-invite-more.js', digits: 1 },
  { document: guide, pattern: /\| frame `<portal-invite-frame>` \|[^|]*\| ([\d.]+) kB \|/, of: '@portal/embed/portal-invite-frame.js', digits: 1 },
  { document: 'packages/api-client/README.md', pattern: /`toInviteView`: ([\d.]+) kB for a page that shows one invite/, of: '@portal/api-client/guest', digits: 1 },
  // This size is measured in a Next app, only by `npm run check-packages` (nextTrial.ts).
  { document: 'packages/ui/README.md', pattern: /\(([\d.]+) kB gzipped more than an empty page of Next/, of: 'a button in Next', digits: 1 },
]

/** Replaces the sizes in a document by the measured ones, given in bytes. A size without a measurement stays. */
export function withFigures(document: string, text: string, sizes: Readonly<Record<string, number>>): string {
  return documentFigures.filter((figure) => figure.document === document).reduce((told, { pattern, of, digits }) => {
    const bytes = sizes[of]
    return bytes === undefined ? told : told.replace(pattern, (sentence, said: string) => sentence.replace(said, (bytes / 1000).toFixed(digits)))
  }, text)
}

/** The documents in a folder with a size that differs from the measured one. With `isWritten` they are corrected, and none is returned. */
export function staleDocuments(root: string, sizes: Readonly<Record<string, number>>, isWritten: boolean): string[] {
  return [...new Set(documentFigures.map(({ document }) => document))].flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const told = withFigures(document, text, sizes)
    if (told === text) return []
    if (!isWritten) return [`${document} tells another size than was measured: node --conditions=@portal/source scripts/checkPackages.ts --write-figures mends it, then scripts/writeDocs.ts`]
    writeFileSync(join(root, document), told)
    return []
  })
}
