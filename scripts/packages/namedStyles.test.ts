import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameStyles } from '../../packages/ui/build/namedStyles.ts'

const library = join(import.meta.dirname, '../../packages/ui/src')
const idsIn = (source: string) => [...source.matchAll(/componentId: '(sc-\w+)'/g)].map(([, id = '']) => id)

test('every form of a styled component’s declaration is recognized', () => {
  const named = nameStyles('const A = styled.div`x`\nconst B = styled(Text)<Props>`x`\nconst C = styled.input.attrs({})`x`\nconst D = styled.svg<{ size: number }>`x`', 'A.tsx')
  expect(new Set(idsIn(named)).size).toBe(4)
  expect(named).toMatch(/styled\(Text\)\.withConfig\(\{ componentId: 'sc-\w{7}' \}\)<Props>`x`/)
  expect(named).toMatch(/styled\.input\.withConfig\(\{[^}]*\}\)\.attrs\(\{\}\)`x`/)
})

test('every styled component of the library has a unique name', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: library }).filter((file) => !/\.(?:test|stories|example)\./.test(file))
  const sources = files.map((file) => ({ file, source: readFileSync(join(library, file), 'utf8') })).filter(({ source }) => source.includes("from 'styled-components'"))
  const ids = sources.flatMap(({ file, source }) => idsIn(nameStyles(source, file)))
  expect(ids.length).toBeGreaterThan(300)
  expect(new Set(ids).size).toBe(ids.length)
  const written = sources.flatMap(({ source }) => [...source.matchAll(/=\s*styled\b/g)])
  expect(ids.length).toBe(written.length)
})
