import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'
import { transformWithOxc } from 'vite'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Matches the start of a styled component: `styled.div`, `styled(Button)`. */
const beginning = /\bstyled(?:\.[a-z]\w*|\([A-Z]\w*\))(?=[.<`(])/g

/**
 * Gives every styled component a fixed id. Without one, components are numbered in the order they load. A server loads the whole library
 * and a browser only a part, so their class names would differ.
 */
export function nameStyles(source: string, file: string): string {
  let count = 0
  return source.replaceAll(beginning, (begun) => {
    const id = createHash('sha256').update(`${file} ${count++}`).digest('hex').slice(0, 7)
    return `${begun}.withConfig({ componentId: 'sc-${id}' })`
  })
}

/** Removes indentation and comments from styles. */
async function shortenStyles(source: string, file: string): Promise<string> {
  const styledComponents = { minify: true, transpileTemplateLiterals: false, ssr: false, displayName: false, fileName: false }
  const { code } = await transformWithOxc(source, file, { jsx: 'preserve', target: 'es2022', sourcemap: false, plugins: { styledComponents } })
  return code
}

export const namedStyles: Plugin = {
  name: 'named-styles',
  setup(build) {
    build.onLoad({ filter: /ui[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes("from 'styled-components'")) return undefined
      const named = nameStyles(source, path.split(/ui[\\/]src[\\/]/).at(-1)?.replaceAll('\\', '/') ?? '')
      return { contents: await shortenStyles(named, path), loader: 'jsx' }
    })
  },
}
