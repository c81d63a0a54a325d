// Writes the tokens of the styles. Run it after a change of tokens or styles: node packages/embed/src/styles/generator/writeTokens.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { cardStyles, rootStyles } from '../cardStyles.ts'
import { moreStyles } from '../moreStyles.ts'
import { scanStyles } from '../scanStyles.ts'
import { renderModule } from './renderTokens.ts'

const css = readFileSync(new URL('../../../../ui/src/theme/tokens.css', import.meta.url), 'utf8')
writeFileSync(new URL('../tokens.ts', import.meta.url), renderModule(css, rootStyles + cardStyles, moreStyles + scanStyles))
