import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Options } from 'tsup'

/** Turns an icon of lucide into a module with its shapes only, without lucide's own code. `library` is the folder of this package. */
export function plainIcon(code: string, library: string): string {
  const [, drawn] = /\n  size: 24,\n  node: (\[[\s\S]*?\]),?\n(?:  aliases: [^\]]*\],?\n)?\};/.exec(code) ?? []
  if (drawn === undefined) throw new Error(`An icon of lucide is written in another way than the build of @portal/ui knows:\n${code}`)
  const maker = JSON.stringify(join(library, 'src/elements/Icon/createDrawing.ts'))
  return `import { createDrawing } from ${maker}\nexport default /* @__PURE__ */ createDrawing(${drawn.replaceAll(/,\s*key: "\w+"/g, '').replaceAll(/\s+/g, ' ')})\n`
}

/** Builds each icon as a module of its own, named after it. */
export const plainIcons = (library: string): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'plain-icons',
  setup(build) {
    build.onResolve({ filter: /^\.\/icons\/[\w-]+\.mjs$/ }, ({ path, resolveDir }) => {
      const name = basename(path, '.mjs')
      if (!resolveDir.includes('lucide-react') || name === 'index') return undefined
      return { path: name, namespace: 'lucide', pluginData: join(resolveDir, path), sideEffects: false }
    })
    build.onLoad({ filter: /.*/, namespace: 'lucide' }, async ({ pluginData: file }: { pluginData: string }) => ({
      contents: plainIcon(await readFile(file, 'utf8'), library),
      resolveDir: dirname(file),
    }))
  },
})
