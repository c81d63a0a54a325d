import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unusedOffers } from './offeredNames.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Functions that the portal doesn't use, but that partners need if they keep a component's state themselves. */
const partnersNeed = ['createToaster', 'selectRows']

it('every hook and function that the library offers is used outside its own folder', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/portal/src', 'packages/embed/src', 'packages/ui', '.storybook'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const sources = Object.fromEntries(files.filter((file) => /\.(tsx?|mdx?)$/.test(file) && !/\.(test|stories|guide)\.tsx?$|CHANGELOG/.test(file)).map((file) => [file, read(file)]))
  expect(unusedOffers(read('packages/ui/src/index.ts'), sources), 'take it from index.ts, or use it').toEqual(partnersNeed)
})

it('an unused hook is reported, but no component', () => {
  const index = "export { Lamp, type LampState, useLamp } from './elements/Lamp/Lamp.tsx'\nexport {\n  dim, light as shine,\n} from './light.ts'\nexport type { lampType } from './elements/Lamp/Lamp.tsx'\n"
  const sources = { 'packages/ui/src/elements/Lamp/Lamp.tsx': 'useLamp() + dim()', 'packages/ui/src/light.ts': 'shine', 'packages/ui/src/index.ts': 'shine', 'apps/portal/src/Page.tsx': 'useLampshade()' }
  expect(unusedOffers(index, sources)).toEqual(['useLamp', 'shine'])
})
