// Builds the package of the folder in which it is run (`pnpm --filter @portal/ui build`), or of the one it is given.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subpaths } from '../../packages/ui/build/subpaths.ts'
import { publishTypes } from './publishedTypes.ts'
import { wireTypes } from './wireTypes.ts'

/** Answers what went wrong; empty if nothing did. */
export async function buildPackage(folder: string): Promise<string> {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin/tsup'), ['--silent'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) return `tsup failed in ${folder}:\n${stdout}${stderr}`
  // TypeScript asks for the types of a side-effect import, too; tsup deletes types that it did not write.
  if (existsSync(join(folder, 'dist/tokens.css'))) {
    writeFileSync(join(folder, 'dist/tokens.css.d.ts'), 'export {}\n')
    // The bundler's cleaning leaves folders.
    rmSync(join(folder, 'dist/entries'), { recursive: true, force: true })
    mkdirSync(join(folder, 'dist/entries'))
    for (const { file, text } of subpaths(readFileSync(join(folder, 'src/index.ts'), 'utf8'), readFileSync(join(folder, 'dist/index.js'), 'utf8'))) writeFileSync(join(folder, 'dist/entries', file), text)
  }
  // A manifest with the hashes of its files needs the files exactly as the build wrote them.
  if (!existsSync(join(folder, 'dist/embed-manifest.json'))) await publishTypes(join(folder, 'dist'), folder.endsWith('api-client') ? wireTypes() : undefined)
  return ''
}

if (import.meta.main) {
  const problem = await buildPackage(process.cwd())
  if (problem) console.error(problem)
  process.exitCode = problem ? 1 : 0
}
