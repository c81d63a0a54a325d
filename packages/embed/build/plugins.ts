import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Another language is a file of its own beside the element: each word file is an entry, and imported by its built name. */
export const wordsBeside = (version: string): Plugin => ({
  name: 'words-beside',
  setup(build) {
    // Only a word file that is fetched: the domain has a folder of that name too.
    build.onResolve({ filter: /^\.\/words\/\w+\.ts$/ }, ({ path, kind }) =>
      (kind === 'dynamic-import' ? { path: `./${basename(path, '.ts')}.${version}.js`, external: true } : undefined))
  },
})

/** Style texts without their spaces. A style file exports one text. */
export const smallStyles: Plugin = {
  name: 'small-styles',
  setup(build) {
    build.onLoad({ filter: /styles[\\/]\w+Styles\.ts$/ }, async ({ path }) => {
      const { code: module } = await build.esbuild.transform(await readFile(path, 'utf8'), { loader: 'ts' })
      const [[name, text] = []] = Object.entries((await import(`data:text/javascript,${encodeURIComponent(module)}`)) as Record<string, string>)
      const { code } = await build.esbuild.transform(text ?? '', { loader: 'css', minify: true, target: 'es2022' })
      return { contents: `export const ${name} = ${JSON.stringify(code.trim())}`, loader: 'ts' }
    })
  },
}
