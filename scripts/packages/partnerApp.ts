// An app outside the workspace with the packed packages. Only dependencies that they declare are installed, so that an undeclared one is missing.
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Packed, packPackage } from './packPackage.ts'
import { runIn } from './runIn.ts'

interface Manifest {
  exports: Readonly<Record<string, unknown>>
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

export interface PartnerApp {
  folder: string
  packed: readonly Packed[]
  write(file: string, text: string): void
  /** Runs a command and returns its output. Rejects with the output if the command fails or warns. */
  run(...command: [string, ...string[]]): Promise<string>
}

/**
 * Packs the workspace's packages and installs them in `folder` without a registry. Their declared dependencies, and those in `also`, are
 * linked to the versions in the workspace's lockfile.
 */
export function createPartnerApp(folder: string, workspace: string, names: readonly string[], also: readonly string[]): PartnerApp {
  const modules = join(folder, 'node_modules')
  const packed = names.map((name) => packPackage(name, join(workspace, 'packages', name), join(modules, '@portal')))
  for (const [index, { folder: place }] of packed.entries()) {
    const { dependencies, peerDependencies, peerDependenciesMeta } = manifestOf(place)
    const source = join(workspace, 'packages', names[index] ?? '')
    // Peer dependencies are the app's own, because a second React would break hooks.
    for (const name of Object.keys(dependencies ?? {})) if (!name.startsWith('@portal/')) link(name, source, join(place, 'node_modules'))
    for (const name of Object.keys(peerDependencies ?? {})) if (!peerDependenciesMeta?.[name]?.optional) link(name, source, modules)
  }
  for (const name of also) link(name, workspace, modules)
  const app: PartnerApp = {
    folder,
    packed,
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    },
    run: (...command) => runIn(folder, command),
  }
  app.write('package.json', '{ "private": true, "type": "module" }\n')
  return app
}

/** Every import path of a package that has code: `@portal/ui`, `@portal/ui/es`. Paths with only types are left out. */
export function codeEntries({ name, folder }: Packed): string[] {
  const isCode = ([path, to]: [string, unknown]) => !/\.(?:css|json)$/.test(path) && (typeof to !== 'object' || to === null || 'default' in to)
  // `./*` means every script in the folder of entries.
  const paths = (path: string) => (path === './*' ? readdirSync(join(folder, 'dist/entries')).filter((file) => file.endsWith('.js')).map((file) => `./${file.slice(0, -3)}`) : [path])
  return Object.entries(manifestOf(folder).exports).filter(isCode).flatMap(([path]) => paths(path)).map((path) => name + path.slice(1))
}

function link(name: string, from: string, modules: string): void {
  const place = join(modules, name)
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(realpathSync(join(from, 'node_modules', name)), place, 'junction')
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
