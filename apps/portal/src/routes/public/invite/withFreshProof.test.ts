import { ServiceError } from '@portal/api-client'
import { expect, test } from 'vitest'
import { withFreshProof } from './withFreshProof.ts'

const refusal = (code: string) =>
  new ServiceError('getCalender', { status: 410, error: { type: 'error', code, message: 'No.' }, body: null })

/** Takes `new` alone. */
const calendar = (code: string) => (proof: string) => (proof === 'new' ? Promise.resolve('file') : Promise.reject(refusal(code)))

test('a page that was open for long shows its link again', async () => {
  expect(await withFreshProof('old', () => Promise.resolve('new'), calendar('INVITE_PROOF_STALE'))).toBe('file')
})

test('a page that was not asks once', async () => {
  expect(await withFreshProof('new', () => Promise.reject(new Error('asked')), calendar('INVITE_PROOF_STALE'))).toBe('file')
})

test('a key that has ended, and a second refusal, are told', async () => {
  await expect(withFreshProof('old', () => Promise.resolve('new'), calendar('INVITE_ENDED'))).rejects.toMatchObject({ code: 'INVITE_ENDED' })
  await expect(withFreshProof('old', () => Promise.resolve('older'), calendar('INVITE_PROOF_STALE'))).rejects.toMatchObject({ code: 'INVITE_PROOF_STALE' })
})
