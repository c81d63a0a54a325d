// Builds the package in the current folder (`pnpm --filter @portal/ui build`), or in a given one.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { subpaths } from '../../packages/ui/build/subpaths.ts'
import { publishTypes } from './publishedTypes.ts'
import { wireTypes } from './wireTypes.ts'

/** Builds a package, and returns the problems; empty if there are none. */
export async function buildPackage(folder: string): Promise<string> {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin/tsup'), ['--silent'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) return `tsup failed in ${folder}:\n${stdout}${stderr}`
  // An empty file of types for the stylesheet, because TypeScript needs types for every import. It is written last, because tsup deletes types that it did not write.
  if (existsSync(join(folder, 'dist/tokens.css'))) {
    writeFileSync(join(folder, 'dist/tokens.css.d.ts'), 'export {}\n')
    // The folder is removed here, because the bundler does not remove folders.
    rmSync(join(folder, 'dist/entries'), { recursive: true, force: true })
    mkdirSync(join(folder, 'dist/entries'))
    for (const { file, text } of subpaths(readFileSync(join(folder, 'src/index.ts'), 'utf8'), readFileSync(join(folder, 'dist/index.js'), 'utf8'))) writeFileSync(join(folder, 'dist/entries', file), text)
  }
  // Types of frameworks that the workspace does not have; scripts/partners compiles them.
  for (const file of globSync('types/*.d.ts', { cwd: folder })) copyFileSync(join(folder, file), join(folder, 'dist', basename(file)))
  // Files whose hashes are in a manifest must stay exactly as the build wrote them.
  if (!existsSync(join(folder, 'dist/embed-manifest.json'))) await publishTypes(join(folder, 'dist'), folder.endsWith('api-client') ? wireTypes() : undefined)
  return ''
}

if (import.meta.main) {
  const problem = await buildPackage(process.cwd())
  if (problem) console.error(problem)
  process.exitCode = problem ? 1 : 0
}
