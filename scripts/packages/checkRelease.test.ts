import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseProblems, type ReleaseManifest } from './checkRelease.ts'

const root = join(import.meta.dirname, '../..')
const at = { changelog: '# @portal/ui\n\n## 1.2.0\n\n### Minor Changes\n', directory: 'packages/ui' }
const whole: ReleaseManifest = {
  name: '@portal/ui', version: '1.2.0', repository: { type: 'git', url: 'git+https://code.example/portal.git', directory: 'packages/ui' },
  homepage: 'https://portal.example', bugs: { url: 'https://code.example/portal/issues' }, publishConfig: { access: 'public', provenance: true },
}

test('a release with a repository address is published, restricted or public', () => {
  expect(releaseProblems(whole, at)).toEqual([])
  expect(releaseProblems({ ...whole, publishConfig: { access: 'restricted' } }, at)).toEqual([])
})

test.each<[Partial<ReleaseManifest>, RegExp]>([
  [{ repository: 'nowhere' }, /names no address of the code/],
  [{ repository: { url: 'git+https://code.example/portal.git', directory: 'packages/domain' } }, /directory/],
  [{ homepage: 'http://portal.example' }, /homepage/],
  [{ bugs: {} }, /bugs/],
  [{ version: '1.3.0' }, /CHANGELOG\.md has no entry for 1\.3\.0/],
  [{ publishConfig: { access: 'public' } }, /provenance" is not true/],
  [{ publishConfig: { access: 'restricted', provenance: true } }, /for public packages alone/],
])('%j is not published', (change, problem) => {
  expect(releaseProblems({ ...whole, ...change }, at).join('\n')).toMatch(problem)
})

test.each(['domain', 'api-client', 'ui', 'embed'])('publishing %s needs a confirmation, and is refused without a repository address', (name) => {
  const folder = join(root, 'packages', name)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const [command, ...rest] = (scripts['prepublishOnly'] ?? '').split(' ')
  expect(command).toBe('node')
  const { status, stderr } = spawnSync(process.execPath, rest, { cwd: folder, encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining(`@portal/${name}: "repository" names no address of the code`) as string })
})
