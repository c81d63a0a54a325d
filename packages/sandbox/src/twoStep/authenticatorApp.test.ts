import { expect, test } from 'vitest'
import { createFixedRandom, toBase32, toBytes } from '../bytes/bytes.ts'
import { appAddress, codeAt, makeAppSecret, stepOfCode } from './turnTwoStep.ts'

/** The key of RFC 6238, appendix B, for SHA-1, and the last six digits of its eight-digit codes. */
const key = toBase32(toBytes('12345678901234567890'))
const vectors = [[59, '287082', 1], [1_111_111_109, '081804', 37_037_036], [1_111_111_111, '050471', 37_037_037], [1_234_567_890, '005924', 41_152_263], [2_000_000_000, '279037', 66_666_666], [20_000_000_000, '353130', 666_666_666]] as const

test.each(vectors)('RFC 6238: at %i s the code is %s', (seconds, code, step) => {
  expect(codeAt(key, seconds * 1000)).toBe(code)
  expect(stepOfCode(key, code, seconds * 1000)).toBe(step)
})

test('a code counts from one step before its half minute until one step after it', () => {
  const [, code, step] = vectors[2]
  const begin = step * 30_000
  expect([-30_001, -30_000, 0, 59_999, 60_000].map((after) => stepOfCode(key, code, begin + after))).toEqual([null, step, step, step, null])
})

test.each(['050 471', ' 050471 ', '050-471'])('the code may be typed as "%s"', (typed) => {
  expect(stepOfCode(key, typed, 1_111_111_111_000)).toBe(37_037_037)
})

test.each(['', '05047', '0504711', '14050471', 'abcdef'])('"%s" is not a code', (typed) => {
  expect(stepOfCode(key, typed, 1_111_111_111_000)).toBe(null)
})

test('a new key has 160 bits, and its address names the account and the user', () => {
  const secret = makeAppSecret(createFixedRandom())
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(appAddress(secret, 'Whispering Pines', 'dana@pines.example')).toBe(
    `otpauth://totp/Whispering%20Pines:dana%40pines.example?issuer=Whispering%20Pines&secret=${secret}&algorithm=SHA1&digits=6&period=30`)
})
