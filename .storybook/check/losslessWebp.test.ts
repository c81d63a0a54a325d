import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { toPng, toWebp } from './losslessWebp.ts'

it('every pixel is kept, transparent ones included, in fewer bytes', async () => {
  const drawn = new PNG({ width: 320, height: 200 })
  for (let at = 0; at < drawn.data.length; at += 4) drawn.data.set([(at / 4) % 251, at % 7, (at >> 9) % 256, at % 11 === 0 ? 0 : 255], at)
  const png = PNG.sync.write(drawn)
  const webp = await toWebp(png)
  expect(webp.subarray(8, 12).toString()).toBe('WEBP')
  expect(webp.length).toBeLessThan(png.length)
  const back = PNG.sync.read(await toPng(webp))
  expect([back.width, back.height, Buffer.compare(back.data, drawn.data)]).toEqual([320, 200, 0])
})
