import { expect, test, vi } from 'vitest'
import { createToaster } from './createToaster.ts'

test('§2 toasts: at most one toast is shown; a new one replaces the old', () => {
  const toaster = createToaster()
  toaster.success('Restriction saved')
  toaster.error('Calendar file could not be made')
  expect(toaster.getCurrent()).toMatchObject({ tone: 'error', title: 'Calendar file could not be made', duration: 30_000 })
})

test('only another error replaces an error; later toasts wait and follow in order', () => {
  const toaster = createToaster()
  toaster.error('Calendar file could not be made')
  const first = toaster.success('Restriction saved')
  toaster.info('Import finished')
  expect(toaster.getCurrent()?.title).toBe('Calendar file could not be made')
  toaster.error('No connection')
  expect(toaster.getCurrent()?.title).toBe('No connection')
  toaster.dismiss(first)
  toaster.dismiss()
  expect(toaster.getCurrent()?.title).toBe('Import finished')
  toaster.dismiss()
  expect(toaster.getCurrent()).toBeUndefined()
})

test('dismissing a toast that was already replaced keeps the new one', () => {
  const toaster = createToaster()
  const old = toaster.info('Import finished')
  toaster.info('Restriction saved')
  toaster.dismiss(old)
  expect(toaster.getCurrent()?.title).toBe('Restriction saved')
  toaster.dismiss()
  expect(toaster.getCurrent()).toBeUndefined()
})

test('listeners are called for each change until they unsubscribe', () => {
  const toaster = createToaster()
  const listener = vi.fn<() => void>()
  const leave = toaster.subscribe(listener)
  toaster.info('One')
  toaster.dismiss()
  toaster.dismiss()
  leave()
  toaster.info('Two')
  expect(listener).toHaveBeenCalledTimes(2)
})
