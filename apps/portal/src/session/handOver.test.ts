import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryWindow.ts'
import { createHandOver, type HandedOver } from './handOver.ts'

const openTab = () => createHandOver({ sessionStorage: memoryStorage() })

const told: HandedOver = { authKey: 'session-1', notice: null, username: 'dana', endedUsername: '', gatewayKey: 'pk_1', releaseNotes: null, drafts: [] }

it('the next document can read the handed-over values once', () => {
  const tab = openTab()
  tab.give(told)
  expect(tab.take('session-1')).toEqual(told)
  expect(tab.take('session-1')).toBeNull()
})

it('another session cannot read the handed-over values, and they are gone afterwards', () => {
  const tab = openTab()
  tab.give(told)
  expect(tab.take('session-2')).toBeNull()
  expect(tab.take('session-1')).toBeNull()
})

it('a browser that refuses storage loses the handed-over values without an error', () => {
  const refusing = createHandOver({
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(() => refusing.give(told)).not.toThrow()
  expect(refusing.take('session-1')).toBeNull()
})
