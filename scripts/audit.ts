// `npm run audit`: writes the list of packages that the product contains (CycloneDX), and asks the registry for known vulnerabilities of installed packages. If the registry does not support this, it says so and passes.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp } from './answerHelp.ts'

answerHelp('npm run audit')
const root = join(import.meta.dirname, '..')
const pnpm = (...given: string[]) => spawnSync(process.execPath, [join(root, 'scripts/boot.mjs'), 'pnpm', ...given], { cwd: root, encoding: 'utf8', timeout: 60_000 })

mkdirSync(join(root, 'test-results'), { recursive: true })
const parts = 'test-results/sbom.cdx.json'
const listed = pnpm('sbom', '--lockfile-only', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', parts)
if (listed.status !== 0) throw new Error(`The product’s packages could not be listed. ${firstLine(listed.stderr)}`)
console.log(`The product contains ${(JSON.parse(readFileSync(join(root, parts), 'utf8')) as { components: object[] }).components.length} packages: ${parts}`)

const { stdout, stderr } = pnpm('audit', '--audit-level', 'high', '--json')
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
