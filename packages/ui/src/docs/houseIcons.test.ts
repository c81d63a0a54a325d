import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { houseIcons } from './houseIcons.ts'

const root = join(import.meta.dirname, '../../../..')

it('the page of icons shows exactly the icons in use', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/ui/src', 'apps/portal/src'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|example)\.tsx?$|\/docs\//.test(path))
  const used = files.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')).filter((name) => name !== '' && !name.startsWith('type '))
  expect(Object.keys(houseIcons).toSorted()).toEqual([...new Set(used)].toSorted())
})
