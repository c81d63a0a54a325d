import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { bundledNotices, emitNotices, noticesFile } from './bundledNotices.ts'

const root = join(import.meta.dirname, '..')

/** Builds one script of the portal. */
function pageOf(code: string) {
  const page: Plugin = { name: 'page', resolveId: (id) => (id === 'page' ? join(root, 'page.js') : null), load: (id) => (id === join(root, 'page.js') ? code : null) }
  return { root, logLevel: 'silent', configFile: false, plugins: [page], build: { write: false, rolldownOptions: { input: 'page' } } } satisfies InlineConfig
}

test('the notices list each bundled package and font once with its license, and no other package', async () => {
  const { plugin, text } = bundledNotices()
  const page = pageOf("import '@fontsource-variable/inter/index.css'\nimport { nonEmpty } from 'valibot'\nimport { unzip } from 'fflate'\nconsole.log(nonEmpty())")
  for (let round = 0; round < 2; round += 1) await build({ ...page, plugins: [...page.plugins, plugin] })
  const titles = text().split('\n').filter((line) => /^\S+ \d+\.\S+ \(.+\)$/.test(line))
  expect(titles).toEqual([expect.stringMatching(/^@fontsource-variable\/inter .*\(OFL-1\.1\)$/), expect.stringMatching(/^valibot .*\(MIT\)$/)])
  expect(text()).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

test('a build in one step writes the license notices beside its files', async () => {
  const page = pageOf("import '@fontsource-variable/inter/index.css'")
  const built = await build({ ...page, plugins: [...page.plugins, emitNotices(bundledNotices())] })
  const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  const notices = files.find(({ fileName }) => fileName === noticesFile)
  expect(notices).toMatchObject({ type: 'asset', source: expect.stringContaining('SIL OPEN FONT LICENSE') as string })
})
