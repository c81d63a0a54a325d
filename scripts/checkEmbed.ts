import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a release of the element says of its files. */
export interface EmbedManifest {
  version: string
  files: { file: string; integrity: string; bytes: number; gzipBytes: number }[]
}

/** A file's name in every version. */
export const withoutVersion = (file: string, version: string): string => file.replace(`.${version}.js`, '.js')

/** What is wrong with the built element: a file that the manifest describes otherwise or not at all, or one that needs more than itself. */
export function checkEmbed(folder: string, { version, files }: EmbedManifest): string[] {
  const problems: string[] = []
  const names = new Set(files.map(({ file }) => file))
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js') || names.has(name)) continue
    // What a bundler imports is the release's own script, so that there is one of each.
    const script = /^export \* from '\.\/([^']+)'\n$/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? ''
    if (!names.has(script)) problems.push(`embed-manifest.json does not name ${name}`)
  }
  for (const { file, integrity, bytes, gzipBytes } of files) {
    if (!file.endsWith(`.${version}.js`)) problems.push(`${file} does not carry the version ${version}: it could not be kept for good`)
    const content = readFileSync(join(folder, file))
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (hash !== integrity || content.length !== bytes || gzipSync(content, { level: 9 }).length !== gzipBytes) problems.push(`embed-manifest.json describes another ${file}`)
    const code = content.toString('utf8')
    for (const [, from = ''] of code.matchAll(/\b(?:from|import)\s*\(?["']([^"']+)["']/g)) {
      if (!names.has(from.replace(/^\.\//, ''))) problems.push(`${file} imports ${from}: a page has no such file`)
    }
    if (/\beval\(|new Function\(|\.innerHTML|\.outerHTML|insertAdjacentHTML/.test(code)) problems.push(`${file} makes markup or code out of text, which a strict policy refuses`)
  }
  return problems
}
