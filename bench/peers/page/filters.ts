import { findForbiddenText } from '../../../packages/domain/src/index.ts'
import DOMPurify from 'dompurify'
import { filterXSS } from 'xss'
import type { Contenders } from './main.ts'

const plain = 'Resident of building four, unit 1407; please ring twice at the side gate. Thank you. '.repeat(13).slice(0, 1024)
const markup = 'Unit 4 <b onclick="alert(1)">bold</b> &lt;i&gt; '.repeat(24).slice(0, 1024)
const times = 2000

function inMicroseconds(look: (text: string) => unknown): () => Promise<Record<string, number>> {
  const of = (text: string, runs: number) => {
    const startedAt = performance.now()
    for (let run = 0; run < runs; run += 1) look(text)
    return ((performance.now() - startedAt) * 1000) / runs
  }
  return () => Promise.resolve({ 'plain, µs': of(plain, times), 'markup, µs': of(markup, times / 20) })
}

/** Checks of 1 KB of text, as a field runs at every key press. */
export const filters: Contenders = {
  'text filter': inMicroseconds(findForbiddenText),
  DOMPurify: inMicroseconds((text) => DOMPurify.sanitize(text, { ALLOWED_TAGS: ['#text'] })),
  'js-xss': inMicroseconds((text) => filterXSS(text, { whiteList: {} })),
}
