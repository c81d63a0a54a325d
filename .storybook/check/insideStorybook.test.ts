import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const installed = globSync('node_modules/storybook/dist/**/*.js', { cwd: root }).map(read).join('\n')

/** Internals of Storybook that `inPage.ts` uses. If a new version of Storybook lacks one, this test fails and names it. */
const taken = {
  globals: ['__STORYBOOK_PREVIEW__', '__STORYBOOK_ADDONS_CHANNEL__', '__STORYBOOK_HIGHLIGHT_INITIALIZED'],
  members: ['storyRenders', 'isPreparing', 'isPending', 'teardown', 'loadStory', 'getStoryContext'],
  events: [
    'setCurrentStory', 'updateGlobals', 'docsRendered', 'storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ],
}

describe.each(Object.entries(taken))('%s', (_kind, names) => {
  it.each(names)('Storybook’s internal %s is used, in only one file', (name) => {
    expect(read('.storybook/check/inPage.ts')).toContain(name)
    expect(installed).toMatch(new RegExp(`\\b${name}\\b`))
  })
})

it('no other file imports Storybook’s internals, and its version is exact', () => {
  const others = globSync('.storybook/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('inPage.ts') && !file.endsWith('insideStorybook.test.ts'))
  expect(others.filter((file) => read(file).includes('__STORYBOOK'))).toEqual([])
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  expect(devDependencies['storybook']).toMatch(/^\d+\.\d+\.\d+$/)
})
