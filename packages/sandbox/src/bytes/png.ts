import { toBytes } from './bytes.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export interface Bitmap {
  width: number
  height: number
  /** Whether a pixel is black; all others are white. */
  isBlack(x: number, y: number): boolean
}

/** A one-bit grayscale PNG, made without a canvas so that every host draws the same image. */
export async function toPng({ width, height, isBlack }: Bitmap): Promise<Uint8Array<ArrayBuffer>> {
  const rowLength = 1 + Math.ceil(width / 8)
  const rows = new Uint8Array(rowLength * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * rowLength + 1 + (x >> 3)
      if (!isBlack(x, y)) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7))
    }
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = 1
  const chunks = [chunk('IHDR', header), chunk('IDAT', await deflate(rows)), chunk('IEND', new Uint8Array())]
  return concatenate([Uint8Array.from(signature), ...chunks])
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = concatenate([toBytes(type), data])
  const frame = new Uint8Array(named.length + 8)
  const view = new DataView(frame.buffer)
  view.setUint32(0, data.length)
  frame.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return frame
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
