import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import type { Options } from 'tsup'
import { moreSheetText } from '../src/styles/moreSheetText.ts'
import { sheetText } from '../src/styles/sheetText.ts'
import { smallSheets } from './smallSheets.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Removes comments and spaces from the element's two stylesheets. */
export const smallStyles: Plugin = {
  name: 'small-styles',
  setup(build) {
    build.onLoad({ filter: /styles[\\/](?:sheetText|moreSheetText)\.ts$/ }, async ({ path }) => {
      const isFirst = basename(path) === 'sheetText.ts'
      const [first = '', more = ''] = smallSheets([sheetText, moreSheetText])
      const { code } = await build.esbuild.transform(isFirst ? first : more, { loader: 'css', minify: true, target: 'es2022' })
      return { contents: `export const ${isFirst ? 'sheetText' : 'moreSheetText'} = ${JSON.stringify(code.trim())}`, loader: 'ts' }
    })
  },
}

/** Puts names and hashes of the files that load later into the element's script. `sources` has these files by the names of `heldFiles`. */
export const heldFiles = (sources: Readonly<Record<string, { name: string; source: string }>>): Plugin => ({
  name: 'held-files',
  setup(build) {
    build.onResolve({ filter: /^\.\/laterFiles\.ts$/ }, ({ importer }) => (basename(dirname(importer)) === 'src' ? { path: join(dirname(importer), 'released/laterFiles.ts') } : undefined))
    build.onLoad({ filter: /released[\\/]heldFiles\.ts$/ }, async () => {
      const held = await Promise.all(Object.entries(sources).map(async ([key, { name, source }]) => {
        const { outputFiles } = await build.esbuild.build({ ...build.initialOptions, entryPoints: { [name]: source }, plugins: [smallStyles], write: false, metafile: false })
        const bytes = outputFiles?.[0]?.contents
        if (!bytes) throw new Error(`Nothing was made of ${source}`)
        return [key, { name: `${name}.js`, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` }]
      }))
      return { contents: `export const heldFiles = ${JSON.stringify(Object.fromEntries(held))}`, loader: 'ts' }
    })
  },
})
