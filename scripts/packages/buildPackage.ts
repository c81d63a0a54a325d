// Builds the package of the folder in which it is run (`pnpm --filter @portal/ui build`), or of the one it is given.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { publishTypes } from './publishedTypes.ts'

/** Answers what went wrong; empty if nothing did. */
export async function buildPackage(folder: string): Promise<string> {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin/tsup'), ['--silent'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) return `tsup failed in ${folder}:\n${stdout}${stderr}`
  await publishTypes(join(folder, 'dist'))
  return ''
}

if (import.meta.main) {
  const problem = await buildPackage(process.cwd())
  if (problem) console.error(problem)
  process.exitCode = problem ? 1 : 0
}
