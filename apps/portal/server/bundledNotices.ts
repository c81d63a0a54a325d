import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const noticesFile = 'THIRD-PARTY-NOTICES.txt'

interface Manifest {
  name?: string
  version?: string
  license?: string
  author?: string | { name?: string }
  homepage?: string
}

export interface BundledNotices {
  plugin: Plugin
  text(): string
}

/** Collects the packages whose code, styles and fonts are in a build, over all builds that share the plugin, workers included; `text` has their licenses. */
export function bundledNotices(): BundledNotices {
  const folders = new Set<string>()
  const note = (id: string) => {
    const folder = packageOf(id)
    if (folder !== null) folders.add(folder)
  }
  const plugin: Plugin = {
    name: 'bundled-notices',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(part.modules)) if (renderedLength > 0) note(id)
      }
      // Styles are read separately from scripts, with the fonts that they name.
      for (const id of this.getModuleIds()) if (id.endsWith('.css')) note(id)
    },
  }
  return { plugin, text: () => writeNotices(folders) }
}

/** Like the plugin, but also writes the notices beside the files of the build. */
export function emitNotices({ plugin, text }: BundledNotices): Plugin {
  return {
    ...plugin,
    generateBundle: {
      order: 'post',
      handler(...given) {
        if (typeof plugin.generateBundle === 'function') void plugin.generateBundle.apply(this, given)
        this.emitFile({ type: 'asset', fileName: noticesFile, source: text() })
      },
    },
  }
}

/** Every package once, by name, and its license as its authors wrote it. Throws for a package that names none. */
export function writeNotices(folders: Iterable<string>): string {
  const notices = [...folders].map((folder) => {
    const { name = '', version = '', license = '' } = manifestOf(folder)
    return { title: `${name} ${version} (${license})`, text: licenceOf(folder) }
  })
  const texts = new Map(notices.map(({ title, text }) => [title, text]))
  const rule = '-'.repeat(80)
  return [
    'Software and fonts of others that are part of these files, each with its license.\n',
    ...[...texts].toSorted(([one], [other]) => one.localeCompare(other)).map(([title, text]) => `${rule}\n${title}\n${rule}\n\n${text.trim()}\n`),
  ].join('\n')
}

/** The folder of the package to which a module belongs; null for our own modules. */
function packageOf(id: string): string | null {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? null
}

function licenceOf(folder: string): string {
  const file = readdirSync(folder).toSorted().find((name) => /^(?:licen[cs]e|copying)\b/i.test(name))
  if (file === undefined) return readmeLicence(folder)
  return readFileSync(join(folder, file), 'utf8')
}

/** The license at the end of a package's README, where some packages have it. */
function readmeLicence(folder: string): string {
  const readme = readdirSync(folder).find((name) => /^readme/i.test(name))
  const said = readme === undefined ? '' : (/^#+ licen[cs]e\b[\s\S]*/im.exec(readFileSync(join(folder, readme), 'utf8'))?.[0] ?? '')
  return said === '' ? declaredLicence(folder) : said
}

/** The license that a package only names in its manifest. */
function declaredLicence(folder: string): string {
  const { license, author, homepage } = manifestOf(folder)
  if (!license) throw new Error(`${folder} brings no license.`)
  const by = typeof author === 'string' ? author : author?.name
  return [`License: ${license}. The package brings no text of it.`, by && `Author: ${by}`, homepage].filter(Boolean).join('\n')
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
