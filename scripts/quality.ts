// `npm run quality`: tests every page with every fault, tests the domain's tests with mutants, and writes docs/quality.md. It takes about an hour on two processor cores.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp } from './answerHelp.ts'
import { qualityDocument } from './qualityDocument.ts'

answerHelp('npm run quality -- [faults | mutants]')
const given = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const { status } = spawnSync(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', join(root, 'bench/run.ts'), ...(given.length > 0 ? given : ['faults', 'mutants'])], { cwd: root, stdio: 'inherit' })
writeFileSync(join(root, 'docs/quality.md'), qualityDocument())
console.log(qualityDocument().split('\n').slice(4).join('\n'))
process.exitCode = status ?? 1
