import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Keeps the scripts of a build that an entry imports, directly or not, and deletes the others. `finish` may change the code of each kept
 * script.
 */
export async function keepReached(dist: string, entries: readonly string[], finish: (code: string) => string = (code) => code): Promise<void> {
  const reached = new Set<string>()
  for (const entry of entries) await follow(entry)
  const written = await readdir(dist, { recursive: true })
  await Promise.all(written.filter((file) => file.endsWith('.js') && !reached.has(file)).map((file) => rm(join(dist, file))))

  async function follow(file: string): Promise<void> {
    if (reached.has(file)) return
    reached.add(file)
    const path = join(dist, file)
    const code = (await readFile(path, 'utf8'))
      // Removes imports that the bundler keeps only for their order, because these modules have no side effects.
      .replaceAll(/^import "(?:\.\.?\/)+chunk-\w+\.js";\n/gm, '')
    await writeFile(path, finish(code))
    await Promise.all([...code.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, to = '']) => follow(join(dirname(file), to))))
  }
}
