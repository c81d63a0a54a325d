import { findBrandLogoProblem } from '@portal/domain'
import { expect, test } from 'vitest'
import { drawLogo } from './route.tsx'

const svg = (inside: string, size = 'width="120" height="24"') => new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`], { type: 'image/svg+xml' })

async function sizeOf(address: string): Promise<[number, number]> {
  const image = new Image()
  image.src = address
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

/** A picture of random noise, which no PNG can make small. */
async function noise(width: number, height: number, type: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const pixels = new ImageData(width, height)
  let seed = 1
  pixels.data.forEach((_value, index) => (pixels.data[index] = index % 4 === 3 ? 255 : (seed = (seed * 16_807) % 2_147_483_647) % 256))
  context?.putImageData(pixels, 0, 0)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), type))
}

test('an SVG becomes a PNG that the service accepts, at three times the shown height, without its scripts', async () => {
  const drawn = await drawLogo(svg('<script>top.stolen = 1</script><rect width="120" height="24" fill="green"/>'))
  if (!('logo' in drawn)) throw new Error(drawn.problem)
  expect(findBrandLogoProblem(drawn.logo)).toBeNull()
  expect(await sizeOf(drawn.logo)).toEqual([360, 72])
  expect(top).not.toHaveProperty('stolen')
})

test('a small picture keeps its size, and a wide picture keeps its proportions', async () => {
  const small = await drawLogo(await noise(30, 20, 'image/png'))
  expect('logo' in small && await sizeOf(small.logo)).toEqual([30, 20])
  const wide = await drawLogo(svg('<rect width="960" height="24"/>', 'width="960" height="24"'))
  expect('logo' in wide && await sizeOf(wide.logo)).toEqual([480, 12])
})

test('a detailed picture is drawn smaller until it fits a guest’s page', async () => {
  const drawn = await drawLogo(await noise(72, 72, 'image/png'))
  if (!('logo' in drawn)) throw new Error(drawn.problem)
  const [, height] = await sizeOf(drawn.logo)
  expect(height).toBeLessThan(72)
  expect(findBrandLogoProblem(drawn.logo)).toBeNull()
})

test('other files, large files and broken pictures have different problems', async () => {
  expect(await drawLogo(new Blob(['x'], { type: 'text/html' }))).toEqual({ problem: 'kind' })
  expect(await drawLogo(new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' }))).toEqual({ problem: 'fileSize' })
  expect(await drawLogo(new Blob(['x'], { type: 'image/png' }))).toEqual({ problem: 'unreadable' })
  expect(await drawLogo(await noise(480, 24, 'image/png'))).toEqual({ problem: 'length' })
})
