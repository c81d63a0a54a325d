import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Packed {
  /** The package's name: `@portal/ui`. */
  name: string
  tarball: string
  /** The folder with the unpacked contents of the package. */
  folder: string
}

/** Packs a built package as for a release, into a folder in `target`. Throws with the tool's message if that fails. */
export function packPackage(name: string, source: string, target: string): Packed {
  const folder = join(target, name)
  mkdirSync(folder, { recursive: true })
  const tarball = join(target, `${name}.tgz`)
  // `npm test` says which pnpm its steps use; by hand it is the workspace's own.
  const script = process.env['PNPM_SCRIPT']
  const [command = '', ...first] = script === undefined ? [process.execPath, join(import.meta.dirname, '../boot.mjs'), 'pnpm'] : [process.execPath, script]
  run(command, [...first, '--dir', source, 'pack', '--out', tarball], source)
  run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], target)
  return { name: `@portal/${name}`, tarball, folder }
}

function run(command: string, commandArguments: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, commandArguments, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${commandArguments.join(' ')} failed in ${cwd}:\n${stdout}${stderr}${error?.message ?? ''}`)
}
