import { expect, test, vi } from 'vitest'
import { loadOnDemand } from './loadOnDemand.ts'

test('code loads on the first request, once for all callers', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code')
  const loadOnce = loadOnDemand('It', load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['code', 'code'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure says what is missing and why, and the next call retries', async () => {
  const cause = new TypeError('offline')
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause).mockResolvedValueOnce('code')
  const loadOnce = loadOnDemand('It', load)
  await expect(loadOnce()).rejects.toMatchObject({ name: 'CodeNotLoaded', message: 'It could not be loaded.', cause })
  expect(await loadOnce()).toBe('code')
})
