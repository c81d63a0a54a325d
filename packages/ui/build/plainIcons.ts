import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Options } from 'tsup'
import type { Plugin } from 'vite'

const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

/** An icon of lucide as a module that has what is drawn, and nothing of lucide's own code. `library` is the folder of this package. */
export function plainIcon(code: string, library: string): string | null {
  if (!code.includes('createLucideIcon(')) return null
  const [, drawn] = /\n  size: 24,\n  node: (\[[\s\S]*?\]),?\n(?:  aliases: [^\]]*\],?\n)?\};/.exec(code) ?? []
  if (drawn === undefined) throw new Error(`An icon of lucide is written in another way than the build of @portal/ui knows:\n${code}`)
  const maker = JSON.stringify(join(library, 'src/elements/Icon/createDrawing.ts'))
  return `import { createDrawing } from ${maker}\nexport default /* @__PURE__ */ createDrawing(${drawn.replaceAll(/, key: "\w+"/g, '')})\n`
}

/** For esbuild, which builds what is published. */
export const plainIcons = (library: string): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'plain-icons',
  setup(build) {
    build.onLoad({ filter: icons }, async ({ path }) => {
      const contents = plainIcon(await readFile(path, 'utf8'), library)
      return contents === null ? undefined : { contents, loader: 'js' }
    })
  },
})

/** For Vite, which builds the portal. */
export const plainIconsOfPortal = (library: string): Plugin => ({
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (icons.test(id) ? plainIcon(code, library) : null),
})
