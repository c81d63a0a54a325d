import type { Bytes } from './base64url.ts'
import { pieceLength } from './sealedText.ts'

const version = 0x01
const headLength = 37
/** The number of bytes in the content key, which is the same in every block of one request. */
export const contentKeyLength = 32
/** The largest number of blocks that a request can count. */
export const mostBlocks = 0xffff

export interface Block {
  contentKey: Bytes
  index: number
  count: number
  piece: Bytes
}

/** Writes one block before encryption: version, content key, index, count, piece of text. */
export function writeBlock(contentKey: Uint8Array, index: number, count: number, piece: string): Bytes {
  const bytes = new Uint8Array(headLength + piece.length)
  const view = new DataView(bytes.buffer)
  bytes[0] = version
  bytes.set(contentKey, 1)
  view.setUint16(33, index)
  view.setUint16(35, count)
  for (let at = 0; at < piece.length; at += 1) bytes[headLength + at] = piece.charCodeAt(at)
  return bytes
}

/** The parts of a decrypted block; null if it is not a valid block. */
export function readBlock(bytes: Bytes): Block | null {
  if (bytes.length < headLength || bytes.length > headLength + pieceLength || bytes[0] !== version) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    contentKey: bytes.slice(1, 33),
    index: view.getUint16(33),
    count: view.getUint16(35),
    piece: bytes.slice(headLength),
  }
}
