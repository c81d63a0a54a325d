import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hostLooks, hostRules } from '../../../packages/ui/src/theme/PortalScope/exampleHosts.ts'

it('every difficult partner’s page of the tests has a story; a dark device is the toolbar’s dark theme', () => {
  const stories = readFileSync(join(import.meta.dirname, 'HostileHosts.stories.tsx'), 'utf8')
  const shown = [...stories.matchAll(/\b(?:ruled|seen)\('([^']+)'\)/g)].map(([, name]) => name)
  expect(new Set(shown)).toEqual(new Set([...Object.keys(hostRules), ...Object.keys(hostLooks)].filter((name) => !['a page', 'a device that is dark'].includes(name))))
})
