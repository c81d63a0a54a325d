import { xmlReader } from '../../packages/importing/src/workbook/xmlReader.ts'

/** One text for translators. */
export interface Unit {
  /** The text's path in its file: 'log.people.one'. */
  id: string
  source: string
  /** The translation; empty if there is none. */
  target: string
  note?: string | undefined
}

/** Writes the texts of each English file as XLIFF 1.2, which translators' tools read. */
export function writeXliff(files: ReadonlyMap<string, readonly Unit[]>): string {
  const unit = ({ id, source, target, note }: Unit) =>
    `      <trans-unit id="${escaped(id)}" xml:space="preserve">
        <source>${escaped(source)}</source>
        ${target === '' ? '<target state="new"></target>' : `<target>${escaped(target)}</target>`}
${note === undefined ? '' : `        <note>${escaped(note)}</note>\n`}      </trans-unit>\n`
  const file = ([path, units]: [string, readonly Unit[]]) =>
    `  <file original="${escaped(path)}" source-language="en-US" target-language="es-US" datatype="plaintext">
    <body>
${units.map(unit).join('')}    </body>
  </file>\n`
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${[...files].map(file).join('')}</xliff>\n`
}

/** Reads the translations of each file, by the path of the text. */
export function readXliff(bytes: Uint8Array): Map<string, Map<string, string>> {
  const files = new Map<string, Map<string, string>>()
  let targets = new Map<string, string>()
  let id = ''
  let target: string | null = null
  const reader = xmlReader({
    open(name, attributes) {
      if (name === 'file') files.set(attributes()['original'] ?? '', (targets = new Map()))
      if (name === 'trans-unit') id = attributes()['id'] ?? ''
      if (name === 'target') target = ''
    },
    text(text) {
      if (target !== null) target += text
    },
    close(name) {
      if (name !== 'target' || target === null) return
      targets.set(id, target)
      target = null
    },
  })
  reader.take(bytes)
  reader.end()
  if (files.size === 0) throw new Error('This is no XLIFF: it has no file in it.')
  return files
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
