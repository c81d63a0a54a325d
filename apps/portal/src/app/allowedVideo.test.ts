import { expect, test, vi } from 'vitest'
import { allowedVideo, isFilm } from './allowedVideo.ts'

test('a video may come from this origin or a listed https host, and from no other', () => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  const hosts = ['video.example']
  for (const address of ['/media/a.webm', 'https://portal.example/a.webm', 'https://video.example/a']) expect(allowedVideo(address, hosts)).toBe(address)
  for (const address of ['https://', 'https://video.example.evil.example/a', 'http://video.example/a', 'javascript:alert(1)', 'https://video.example@other.example/a', '//other.example/a']) {
    expect(allowedVideo(address, hosts)).toBe('')
  }
  vi.unstubAllGlobals()
})

test('the file name tells a video file from a web page', () => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  for (const address of ['/media/a.webm', 'https://video.example/a.MP4?v=2']) expect(isFilm(address)).toBe(true)
  for (const address of ['https://video.example/watch?v=a.mp4', 'https://video.example/', '']) expect(isFilm(address)).toBe(false)
  vi.unstubAllGlobals()
})
