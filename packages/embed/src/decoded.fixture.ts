import jsQR from 'jsqr'
import { pixelsOf } from './pixelsOf.fixture.ts'

/** Reads the QR code in a picture of an element, with a decoder that shares no code with the element; null for none. */
export async function decoded(element: Element): Promise<string | null> {
  const { data, width, height } = await pixelsOf(element)
  return jsQR(data, width, height)?.data ?? null
}
