// `npm run audit`: asks the registry for known vulnerabilities of installed packages. If the registry does not support this, it says so and passes.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { answerHelp } from './answerHelp.ts'

answerHelp('npm run audit')
const root = join(import.meta.dirname, '..')
const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/boot.mjs'), 'pnpm', 'audit', '--audit-level', 'high', '--json'], { cwd: root, encoding: 'utf8', timeout: 60_000 })
const answer = readAnswer(stdout)
if (!answer) {
  console.log(`Known vulnerabilities were not asked for: the registry of this machine does not answer. ${firstLine(stderr || stdout)}`)
} else {
  const { high = 0, critical = 0 } = answer.metadata.vulnerabilities
  console.log(`Known vulnerabilities: ${critical} critical, ${high} high.`)
  for (const { severity, module_name: name, title, url } of Object.values(answer.advisories ?? {})) console.log(`${severity}: ${name}: ${title} (${url})`)
  process.exitCode = high + critical > 0 ? 1 : 0
}

interface Audit {
  metadata: { vulnerabilities: { high?: number; critical?: number } }
  advisories?: Record<string, { severity: string; module_name: string; title: string; url: string }>
}

function readAnswer(text: string): Audit | null {
  try {
    const read = JSON.parse(text) as Partial<Audit>
    return read.metadata ? (read as Audit) : null
  } catch {
    return null
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0]?.replaceAll(/https?:\/\/\S+/g, 'the registry') ?? ''
}
