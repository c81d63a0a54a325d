import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chooseEncoding, type Encoding } from './chooseEncoding.ts'

/** The number of characters from which an answer is compressed. A shorter one fits into one packet anyway. */
const smallest = 1000

const compressors: Record<Encoding, (text: string) => Uint8Array<ArrayBuffer>> = {
  // The quality is low, because text is compressed for each answer: the last tenth of the bytes would cost more time than it saves.
  br: (text) => new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })),
  gzip: (text) => new Uint8Array(gzipSync(text, { level: 6 })),
}

/** A generated answer, in the best encoding that the client accepts. */
export function compressed(text: string, acceptEncoding: string | undefined, headers: Record<string, string>): Response {
  const encoding = chooseEncoding(acceptEncoding)
  const vary = { ...headers, Vary: 'Accept-Encoding' }
  return encoding === null ? new Response(text, { headers: vary }) : new Response(compressors[encoding](text), { headers: { ...vary, 'Content-Encoding': encoding } })
}

/**
 * A service's JSON in the best encoding that the client accepts. The length of a compressed answer reveals no secrets here: the services
 * identify callers by headers, which another page cannot make a browser send, and never by a cookie.
 */
export async function compressedAnswer(answer: Response, acceptEncoding: string | undefined): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!isJson || answer.body === null || answer.headers.has('content-encoding')) return answer
  const { status, statusText, headers } = answer
  const encoding = chooseEncoding(acceptEncoding)
  const text = await answer.text()
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  if (encoding === null || text.length < smallest) return new Response(text, { status, statusText, headers })
  headers.set('Content-Encoding', encoding)
  return new Response(compressors[encoding](text), { status, statusText, headers })
}
