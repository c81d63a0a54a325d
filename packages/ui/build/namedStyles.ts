import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'
import { transformWithOxc } from 'vite'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** `styled.div`, `styled(Button)`: where a styled component begins. */
const beginning = /\bstyled(?:\.[a-z]\w*|\([A-Z]\w*\))(?=[.<`(])/g

/**
 * Gives every styled component an id of its own. Else they are counted as they are loaded, and a server that loads the whole library counts
 * otherwise than a browser that was sent a part of it: no class would be the same on both sides.
 */
export function nameStyles(source: string, file: string): string {
  let count = 0
  return source.replaceAll(beginning, (begun) => {
    const id = createHash('sha256').update(`${file} ${count++}`).digest('hex').slice(0, 7)
    return `${begun}.withConfig({ componentId: 'sc-${id}' })`
  })
}

/** As browsers read it: without indentation and comments. */
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
