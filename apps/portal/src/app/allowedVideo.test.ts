import { expect, test, vi } from 'vitest'
import { allowedVideo } from './allowedVideo.ts'

test('a video is offered of this origin and of listed hosts over https, and of nobody else', () => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  const hosts = ['video.example']
  for (const address of ['/media/a.webm', 'https://portal.example/a.webm', 'https://video.example/a']) expect(allowedVideo(address, hosts)).toBe(address)
  for (const address of ['https://', 'https://video.example.evil.example/a', 'http://video.example/a', 'javascript:alert(1)', 'https://video.example@other.example/a', '//other.example/a']) {
    expect(allowedVideo(address, hosts)).toBe('')
  }
  vi.unstubAllGlobals()
})
