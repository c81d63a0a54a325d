import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { documentFile, entryDocuments } from './entryDocuments.ts'

const files: Record<string, string> = {
  'index.html': '<p nonce="%CSP_NONCE%">portal</p>',
  ...Object.fromEntries(entryDocuments.map(({ path }) => [documentFile(path), `<p nonce="%CSP_NONCE%">portal at ${path}</p>`])),
  'auth/login/index.html': '<p nonce="%CSP_NONCE%">sign in</p>',
  'assets/main-1a2b.js': 'export {}',
  '.vite/manifest.json': '{"src/main.ts":{}}',
  '.built-from': 'a fingerprint',
}

/** Creates a folder like that of a build, including the build's own notes. */
export function writeBuiltFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
