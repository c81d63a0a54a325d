import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { subset } from 'semver'

interface Manifest {
  name: string
  version: string
  engines?: { node?: string }
  dependencies?: Readonly<Record<string, string>>
}

/** The direct and indirect dependencies of a package that support fewer versions of Node than the package. */
export function checkEngines(folder: string): string[] {
  const { name, engines } = manifestOf(folder)
  const promised = engines?.node ?? '*'
  return [...broughtBy(realpathSync(folder))].map(manifestOf).flatMap((brought) =>
    subset(promised, brought.engines?.node ?? '*') ? [] : [`${name} promises Node ${promised}, and ${brought.name} ${brought.version} needs ${brought.engines?.node}`],
  )
}

function broughtBy(folder: string, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const place = placeOf(name, folder)
    if (place === undefined || found.has(place)) continue
    found.add(place)
    broughtBy(place, found)
  }
  return found
}

/** The folder in which Node finds a dependency; undefined for one with only types that is not installed. */
function placeOf(name: string, from: string): string | undefined {
  const place = join(from, 'node_modules', name)
  if (existsSync(join(place, 'package.json'))) return realpathSync(place)
  return dirname(from) === from ? undefined : placeOf(name, dirname(from))
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
