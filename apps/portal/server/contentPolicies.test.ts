import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { portalPages } from './portalPages.ts'

const findingsOf = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ directive, value }) => `${directive} ${value ?? ''}`)

/** This warning of the checker is accepted, because it matters only for hosts that answer JSONP or users' files as scripts, and the portal's host does neither. */
const accepted = "script-src 'self'"

const paths = ['/auth/login', '/site/users', '/Invite', '/RecurringInvite', '/privacy', '/nowhere', '/assets/none.js']

test.each(paths)('csp_evaluator finds nothing to change in the policy of %s', async (path) => {
  const pages = portalPages({ folder: makeBuiltFolder(), config: { videoHosts: ['video.example'] } })
  const policy = (await pages.request(path)).headers.get('content-security-policy') ?? ''
  expect(policy).not.toBe('')
  expect(findingsOf(policy).filter((finding) => finding !== accepted)).toEqual([])
})

/** SECURITY.md says why Observatory itself is not installed, and what it found. */
test.each(paths)('the headers of %s keep the rules that Mozilla’s HTTP Observatory grades', async (path) => {
  const { headers } = await portalPages({ folder: makeBuiltFolder(), config: {} }).request(path)
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule)
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|http:|\*/)
  const halfAYear = 15_768_000
  expect(Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])).toBeGreaterThan(halfAYear)
  expect([headers.get('x-content-type-options'), headers.get('referrer-policy'), headers.get('cross-origin-resource-policy')]).toEqual(['nosniff', 'no-referrer', 'same-origin'])
  expect([headers.get('access-control-allow-origin'), headers.get('set-cookie')]).toEqual([null, null])
})

test('csp_evaluator finds what a policy lacks', () => {
  expect(findingsOf("default-src 'self'; script-src 'self' 'unsafe-inline' https:")).toEqual(expect.arrayContaining(["script-src 'unsafe-inline'", 'script-src https:']))
})
