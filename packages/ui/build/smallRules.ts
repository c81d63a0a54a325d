import type { Options } from 'tsup'
import { cardStyles } from '../../embed/src/styles/cardStyles.ts'
import { moreStyles } from '../../embed/src/styles/moreStyles.ts'
import { scanStyles } from '../../embed/src/styles/scanStyles.ts'

const rules: Readonly<Record<string, string>> = { cardStyles, moreStyles, scanStyles }

/** Removes comments and spaces from the rules of an invite's card, which are those of @portal/embed. */
export const smallRules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'small-rules',
  setup(build) {
    build.onLoad({ filter: /embed[\\/]src[\\/]styles[\\/](?:card|more|scan)Styles\.ts$/ }, async ({ path }) => {
      const name = /\w+(?=\.ts$)/.exec(path)?.[0] ?? ''
      const { code } = await build.esbuild.transform(rules[name] ?? '', { loader: 'css', minify: true, target: 'es2022' })
      return { contents: `export const ${name} = ${JSON.stringify(code.trim())}`, loader: 'js' }
    })
  },
}
