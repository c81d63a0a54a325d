// `npm run translations -- export es.xlf` exports texts for translators; `import` reads them back.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exportTexts, importTexts } from './translations/translateFiles.ts'

const root = join(import.meta.dirname, '..')
const usage = `Usage: npm run translations -- export|import [es.xlf]
Writes every English text with its Spanish as XLIFF 1.2, or takes the Spanish from it. Without a name: var/es.xlf. Ends with 1 where a text is not translated or lost a value; nothing is written then.`

const [way, file = join(root, 'var/es.xlf')] = process.argv.slice(2)

if (way === 'export') {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, exportTexts(root))
  console.log(file)
} else if (way === 'import') {
  try {
    const changed = [...importTexts(root, readFileSync(file))]
    for (const [path, text] of changed) writeFileSync(join(root, path), text)
    console.log(changed.length === 0 ? 'Nothing is different.' : changed.map(([path]) => path).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else {
  console.error(usage)
  process.exitCode = 2
}
