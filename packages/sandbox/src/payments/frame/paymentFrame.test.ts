import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { paymentFieldNames, paymentFieldProblems, readPaymentFrameEvent } from '@portal/domain'
import { openBench } from '../../testing.fixture.ts'
import { testAccounts, testCards } from '../testNumbers.ts'
import { paymentFrameDocument } from './paymentFrameDocument.ts'
import { readBankFields, readCardFields } from './readFields.ts'

const now = { year: 2026, month: 11 }
const numberOf = (brand: string) => Object.entries(testCards).find(([, card]) => card.brand === brand)?.[0] ?? ''
const visa = numberOf('visa')
const good = { number: visa, expiry: '12 / 29', code: '123' }

describe('card fields', () => {
  test.each([
    ['digits', {}],
    ['groups', { number: visa.replace(/(\d{4})(?=\d)/g, '$1 ') }],
    ['a long year', { expiry: '12/2029' }],
    ['a month of one digit', { expiry: '1/29' }],
    ['this month', { expiry: '11/26' }],
    ['American Express', { number: numberOf('amex'), code: '1234' }],
  ])('accept %s', (_name, changes) => {
    expect(readCardFields({ ...good, ...changes }, testCards, now)).toMatchObject({ value: { outcome: 'ok' } })
  })

  test('card numbers keep only the last four digits, including zeros', () => {
    const found = readCardFields({ ...good, number: numberOf('diners'), expiry: '03/27' }, testCards, now)
    expect(found).toEqual({ value: { brand: 'diners', outcome: 'ok', last4: '0004', month: 3, year: 2027 } })
  })

  test.each([
    [{ number: '' }, 'number', 'numberMissing'],
    [{ number: visa.slice(0, 12) }, 'number', 'numberInvalid'],
    [{ number: `${visa.slice(0, -1)}3` }, 'number', 'numberInvalid'],
    [{ number: `${'4'.repeat(15)}8` }, 'number', 'notATestNumber'],
    [{ expiry: ' ' }, 'expiry', 'expiryMissing'],
    [{ expiry: '13/29' }, 'expiry', 'expiryInvalid'],
    [{ expiry: '00/29' }, 'expiry', 'expiryInvalid'],
    [{ expiry: 'soon' }, 'expiry', 'expiryInvalid'],
    [{ expiry: '10/26' }, 'expiry', 'expiryPast'],
    [{ code: '' }, 'code', 'codeMissing'],
    [{ code: '12' }, 'code', 'codeInvalid'],
    [{ code: '1234' }, 'code', 'codeInvalid'],
    [{ number: numberOf('amex') }, 'code', 'codeInvalid'],
  ])('refuse %j at %s: %s', (changes, field, problem) => {
    expect(readCardFields({ ...good, ...changes }, testCards, now)).toEqual({ field, problem })
  })
})

describe('bank fields', () => {
  const [account = ''] = Object.keys(testAccounts)
  test('the fields accept a test account typed twice, with spaces or dashes', () => {
    const texts = { account: `${account.slice(0, 4)} ${account.slice(4)}`, accountAgain: `${account.slice(0, 6)}-${account.slice(6)}` }
    expect(readBankFields(texts, testAccounts)).toEqual({ value: { last4: account.slice(-4), outcome: 'ok' } })
  })

  test.each([
    ['', '', 'account', 'accountMissing'],
    ['123', '123', 'account', 'accountInvalid'],
    ['12a4567', '12a4567', 'account', 'accountInvalid'],
    ['12345678', '12345678', 'account', 'notATestNumber'],
    [account, '', 'accountAgain', 'accountsDiffer'],
    [account, '123', 'accountAgain', 'accountsDiffer'],
  ])('the fields refuse %j and %j at %s: %s', (one, other, field, problem) => {
    expect(readBankFields({ account: one, accountAgain: other }, testAccounts)).toEqual({ field, problem })
  })
})

describe('the document', () => {
  test.each(['card', 'bank'] as const)('the frame of a %s loads nothing from outside, and its policy allows only its own script and styles', async (kind) => {
    const { html, contentSecurityPolicy } = await paymentFrameDocument(kind)
    const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
    const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(() => new Script(script)).not.toThrow()
    expect(script).not.toContain('</')
    for (const text of [script, styles]) {
      expect(contentSecurityPolicy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    expect(contentSecurityPolicy).toContain("default-src 'none'")
    expect(contentSecurityPolicy).toContain("frame-ancestors 'self'; sandbox allow-scripts")
    expect(contentSecurityPolicy).not.toMatch(/unsafe|connect-src|https?:/)
    expect(html).not.toMatch(/(?:src|href|action)=|url\(/)
  })

  test.each(['card', 'bank'] as const)('the frame of a %s may be framed only by its own origin', async (kind) => {
    const { sandbox } = await openBench({ exposeConsole: false })
    const answer = await sandbox.app.request(`http://localhost:4200/sandbox/payments/${kind}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toBe((await paymentFrameDocument(kind)).contentSecurityPolicy)
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('the payment frame refuses confirmations from other sites', async () => {
    const { sandbox } = await openBench()
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const answer = await sandbox.app.request('http://localhost:4200/sandbox/payments/setup-intents/confirm', { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
  })
})

test('the payment frame names only problems and fields that the portal knows', () => {
  const refused = { type: 'portal-payment', version: 1, channel: 'c', event: 'refused', request: 'r' }
  for (const problem of paymentFieldProblems) {
    for (const field of paymentFieldNames) expect(readPaymentFrameEvent({ ...refused, field, problem }, 'c')).toMatchObject({ field, problem })
  }
})
