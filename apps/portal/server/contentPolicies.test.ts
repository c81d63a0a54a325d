import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { portalPages } from './portalPages.ts'

const findingsOf = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ directive, value }) => `${directive} ${value ?? ''}`)

/** This warning of the checker is accepted, because it matters only for hosts that answer JSONP or users' files as scripts, and the portal's host does neither. */
const accepted = "script-src 'self'"

test.each(['/auth/login', '/site/users', '/Invite', '/RecurringInvite', '/privacy', '/nowhere', '/assets/none.js'])('csp_evaluator finds nothing to change in the policy of %s', async (path) => {
  const pages = portalPages({ folder: makeBuiltFolder(), config: { videoHosts: ['video.example'] } })
  const policy = (await pages.request(path)).headers.get('content-security-policy') ?? ''
  expect(policy).not.toBe('')
  expect(findingsOf(policy).filter((finding) => finding !== accepted)).toEqual([])
})

test('csp_evaluator finds what a policy lacks', () => {
  expect(findingsOf("default-src 'self'; script-src 'self' 'unsafe-inline' https:")).toEqual(expect.arrayContaining(["script-src 'unsafe-inline'", 'script-src https:']))
})
