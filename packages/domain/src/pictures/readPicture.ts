export type PictureKind = 'png' | 'jpeg' | 'svg'

export interface PictureInAddress {
  kind: 'png' | 'jpeg'
  /** Width in pixels. */
  width: number
  height: number
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * The kind of picture by a file's first bytes, because its name and type may be wrong; null if it isn't a known kind. 1,024 bytes are
 * enough.
 */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  if (pngSignature.every((byte, index) => bytes[index] === byte)) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  const text = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()
  return /^<(\?xml|!DOCTYPE svg|!--|svg)/i.test(text) && /<svg[\s>]/i.test(text) ? 'svg' : null
}

/** Reads a PNG or JPEG in a data URL by its bytes; null if it is neither, or not the kind that the URL names. */
export function readPicture(address: string): PictureInAddress | null {
  const [, named, base64 = ''] = /^data:image\/(png|jpeg);base64,([A-Za-z\d+/]+={0,2})$/.exec(address) ?? []
  if (base64 === '' || base64.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const kind = kindOfPicture(bytes)
  if (kind !== named || kind === null || kind === 'svg') return null
  const size = kind === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  return size && { kind, ...size }
}

/** Reads the size of a PNG, which is in its first chunk. */
function sizeOfPng(bytes: Uint8Array) {
  if (bytes.length < 24 || String.fromCharCode(...bytes.subarray(12, 16)) !== 'IHDR') return null
  const view = new DataView(bytes.buffer)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Reads the size of a JPEG, which is in the frame's segment, after segments of any length. */
function sizeOfJpeg(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer)
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = view.getUint16(at)
    if (marker < 0xffc0) return null
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
