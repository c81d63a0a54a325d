import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const address = 'http://localhost:4200/sandbox/media/'

test('the Watchman video is served with its poster and captions, also without the console, and has no sound', async () => {
  const { sandbox, client } = await openBench({ exposeConsole: false })
  const { VideoUrl } = await client.getWatchmanSystemConfiguration()
  for (const [ending, type] of [['.webm', 'video/webm'], ['.png', 'image/png'], ['.vtt', 'text/vtt; charset=utf-8'], ['.es.vtt', 'text/vtt; charset=utf-8']] as const) {
    const response = await sandbox.app.request(VideoUrl.replace('.webm', ending))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  }
  const video = new Uint8Array(await (await sandbox.app.request(VideoUrl)).arrayBuffer())
  expect(video.slice(0, 4)).toEqual(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3))
  expect(video.length).toBeLessThan(300 * 1024)
  const codecs = new TextDecoder('latin1').decode(video).match(/[AV]_(?:VP[89]|AV1|OPUS|VORBIS)/g)
  expect(codecs).toEqual(['V_VP9'])
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=4-99', 206, 'bytes 4-9/10', '456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=5-4', 416, 'bytes */10', ''],
  ['lines=1-2', 200, null, '0123456789'],
])('the range %s is answered', async (range, status, contentRange, text) => {
  const media = { 'ten.txt': { bytes: new TextEncoder().encode('0123456789'), mediaType: 'text/plain' } }
  const { sandbox } = await openBench({ media })
  const response = await sandbox.app.request(`${address}ten.txt`, { headers: { Range: range } })
  expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([status, contentRange, text])
})

test('no other file is served', async () => {
  const { sandbox } = await openBench()
  for (const name of ['watchman.mp4', 'constructor', '..%2fmediaRoutes.ts']) expect((await sandbox.app.request(address + name)).status).toBe(404)
})
