import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The manifest of the element's files. */
export interface EmbedManifest {
  version: string
  files: { file: string; integrity: string; bytes: number; gzipBytes: number }[]
}

/** The name of a released file without its version. */
export const withoutVersion = (file: string, version: string): string => file.replace(`.${version}.js`, '.js')

/** The problems of the built custom element: files that differ from the manifest, are missing there, or need another file. */
export function checkEmbed(folder: string, { version, files }: EmbedManifest): string[] {
  const problems: string[] = []
  const names = new Set(files.map(({ file }) => file))
  // The files for bundlers, which are built beside the release under other names.
  const forBundlers = readdirSync(folder).filter((name) => name.endsWith('.js') && !names.has(name))
  for (const name of forBundlers) problems.push(...codeProblems(name, readFileSync(join(folder, name), 'utf8'), new Set(forBundlers)))
  for (const { file, integrity, bytes, gzipBytes } of files) {
    if (!file.endsWith(`.${version}.js`)) problems.push(`${file} does not carry the version ${version}: it could not be kept for good`)
    const content = readFileSync(join(folder, file))
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (hash !== integrity || content.length !== bytes || gzipSync(content, { level: 9 }).length !== gzipBytes) problems.push(`embed-manifest.json describes another ${file}`)
    // Files that load later are fetched by address and hash, which the build has checked.
    problems.push(...codeProblems(file, content.toString('utf8'), new Set()))
  }
  return problems
}

/** Finds code that a strict content security policy forbids, or that browsers don't have. */
function codeProblems(file: string, code: string, beside: ReadonlySet<string>): string[] {
  const elsewhere = [...code.matchAll(/\b(?:from|import)\s*\(?["']([^"']+)["']/g)].map(([, from = '']) => from).filter((from) => !beside.has(from.replace(/^\.\//, '')))
  return [
    ...elsewhere.map((from) => `${file} imports ${from}: a page has no such file`),
    ...(/\beval\(|new Function\(|\.innerHTML|\.outerHTML|insertAdjacentHTML/.test(code) ? [`${file} makes markup or code out of text, which a strict policy refuses`] : []),
  ]
}
