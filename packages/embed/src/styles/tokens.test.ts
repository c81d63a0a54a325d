import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cardStyles, rootStyles } from './cardStyles.ts'
import { renderModule, renderTokens } from './generator/renderTokens.ts'
import { moreStyles } from './moreStyles.ts'
import { scanStyles } from './scanStyles.ts'

const tokensOfLibrary = readFileSync(join(import.meta.dirname, '../../../ui/src/theme/tokens.css'), 'utf8')
const later = moreStyles + scanStyles
const first = rootStyles + cardStyles
const styles = first + later

it('the committed tokens match those generated from the library', () => {
  expect(readFileSync(join(import.meta.dirname, 'tokens.ts'), 'utf8')).toBe(renderModule(tokensOfLibrary, first, later))
})

it('every variable that the styles use is declared, except those of a tone', () => {
  const declared = renderTokens(tokensOfLibrary, styles)
  const read = [...styles.matchAll(/var\((--portal-[\w-]+)/g)].map(([, name = '']) => name)
  expect(read.length).toBeGreaterThan(100)
  expect(read.filter((name) => !declared.includes(`${name}:`))).toEqual([])
})

it('one block contains both themes, with sizes in pixels', () => {
  const css = `:root {\n  --portal-raw-a: #fff;\n  --portal-raw-b: #000;\n  --portal-gap: 0.5rem;\n}\n:root, [data-theme='light'] {\n  --portal-ground: var(--portal-raw-a);\n}\n\n[data-theme='dark'] {\n  --portal-ground: var(--portal-raw-b);\n}\n:root, [data-theme] {\n  --portal-card: var(--portal-brand-card, var(--portal-ground));\n  --portal-unread: 1px;\n}\n`
  expect(renderTokens(css, 'a { color: var(--portal-card); gap: var(--portal-gap) }')).toBe('--portal-card:var(--portal-brand-card, var(--portal-ground));--portal-gap:8px;--portal-ground:light-dark(#fff,#000);')
})

it('the styles use only tokens for colors, and are mirrored in right-to-left text', () => {
  expect(styles.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull()
  expect(styles.match(/\b(?:margin|padding|border|inset)-(?:left|right)\b|text-align:\s*(?:left|right)/g)).toBeNull()
})
