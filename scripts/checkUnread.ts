import { productFiles, readProgram } from './readProgram.ts'
import { unreadProperties } from './unreadProperties.ts'
import { unreadTexts } from './unreadTexts.ts'

const program = readProgram(productFiles())
tell('Properties that a component offers and nobody reads', unreadProperties(program))
tell('Texts that nobody reads: delete them in every language', unreadTexts(program))

function tell(title: string, names: readonly string[]): void {
  if (names.length === 0) return
  process.stderr.write(`${title}:\n${names.map((name) => `  ${name}\n`).join('')}`)
  process.exitCode = 1
}
