import { expect, test } from 'vitest'
import { cheapCost, createArgon2Hasher, productionCost } from './argon2Hasher.ts'
import { nodeArgon2 } from './nodeArgon2.ts'
import { wasmArgon2 } from './wasmArgon2.ts'

test('both engines make the same hash, so a store can move to another host', async () => {
  const salt = new Uint8Array(16).fill(7)
  for (const cost of [cheapCost, productionCost]) {
    expect(await wasmArgon2('pässword1', salt, cost, 32)).toEqual(await nodeArgon2('pässword1', salt, cost, 32))
  }
})

test('verifying uses the cost stored in the hash', async () => {
  const cheap = createArgon2Hasher(nodeArgon2, cheapCost)
  const hash = await cheap.hash('sandbox1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  expect(await createArgon2Hasher(nodeArgon2).verify('sandbox1', hash)).toBe(true)
  expect(await cheap.verify('sandbox2', hash)).toBe(false)
  expect(await cheap.hash('sandbox1')).not.toBe(hash)
})

test('a text that is not a hash verifies no password', async () => {
  for (const text of ['', 'sandbox1', '$argon2id$v=19$m=8,t=1,p=1$$']) expect(await createArgon2Hasher(nodeArgon2, cheapCost).verify('sandbox1', text)).toBe(false)
})
