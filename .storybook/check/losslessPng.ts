import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import runOxipng, { init } from '@jsquash/oxipng/optimise.js'

let isReady: Promise<unknown> | undefined

/** The same pixels in fewer bytes: about three quarters. */
export async function optimise(png: Buffer): Promise<Buffer> {
  isReady ??= WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))).then((module) => init(module))
  await isReady
  return Buffer.from(await runOxipng(new Uint8Array(png).buffer, { level: 2, optimiseAlpha: false }))
}
