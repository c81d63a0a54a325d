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
  // What bundlers import is built beside the release, under names of its own.
  const forBundlers = readdirSync(folder).filter((name) => name.endsWith('.js') && !names.has(name))
  for (const name of forBundlers) problems.push(...codeProblems(name, readFileSync(join(folder, name), 'utf8'), new Set(forBundlers)))
  for (const { file, integrity, bytes, gzipBytes } of files) {
    if (!file.endsWith(`.${version}.js`)) problems.push(`${file} does not carry the version ${version}: it could not be kept for good`)
    const content = readFileSync(join(folder, file))
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (hash !== integrity || content.length !== bytes || gzipSync(content, { level: 9 }).length !== gzipBytes) problems.push(`embed-manifest.json describes another ${file}`)
    // What it fetches later it takes by address and hash, which its build has compared.
    problems.push(...codeProblems(file, content.toString('utf8'), new Set()))
  }
  return problems
}

/** What of a script no strict policy allows, or no page has. */
function codeProblems(file: string, code: string, beside: ReadonlySet<string>): string[] {
  const elsewhere = [...code.matchAll(/\b(?:from|import)\s*\(?["']([^"']+)["']/g)].map(([, from = '']) => from).filter((from) => !beside.has(from.replace(/^\.\//, '')))
  return [
    ...elsewhere.map((from) => `${file} imports ${from}: a page has no such file`),
    ...(/\beval\(|new Function\(|\.innerHTML|\.outerHTML|insertAdjacentHTML/.test(code) ? [`${file} makes markup or code out of text, which a strict policy refuses`] : []),
  ]
}
