// Writes the files generated from tokens.json. Run it after a change there: node packages/ui/src/theme/generator/writeTokens.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { renderCss, renderNames, renderPixelSizes } from './renderTokens.ts'
import type { TokenGroup } from './tokenTree.ts'

const folder = new URL('../', import.meta.url)
const tree = JSON.parse(readFileSync(new URL('tokens.json', folder), 'utf8')) as TokenGroup
const css = renderCss(tree)
writeFileSync(new URL('tokens.css', folder), css)
writeFileSync(new URL('pixelSizes.ts', folder), renderPixelSizes(css))
writeFileSync(new URL('tokenNames.ts', folder), renderNames(css))
