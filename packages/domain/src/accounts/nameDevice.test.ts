import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameDevice } from './nameDevice.ts'

test('a browser is recognized by its own name, not by its engine’s', () => {
  const named = (userAgent: string) => Object.values(nameDevice(userAgent))
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(named(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`)).toEqual(['Chrome', 'Windows', false])
  expect(named(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`)).toEqual(['Edge', 'Windows', false])
  expect(named('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15')).toEqual(['Safari', 'Mac', false])
  expect(named('Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1')).toEqual(['Safari', 'iPhone', true])
  expect(named('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')).toEqual(['Firefox', 'Linux', false])
  expect(named(`Mozilla/5.0 (Linux; Android 16; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`)).toEqual(['Samsung Internet', 'Android', true])
  expect(named('curl/8.14.1')).toEqual([null, null, false])
})

test('any text is read without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
    const { browser, system } = nameDevice(text)
    return browser !== '' && system !== ''
  }))
})
