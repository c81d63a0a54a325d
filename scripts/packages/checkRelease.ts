// Runs as `prepublishOnly` of each published package, and refuses a release without the required fields.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ReleaseManifest {
  name: string
  version: string
  repository?: string | { type?: string; url?: string; directory?: string }
  homepage?: string
  bugs?: string | { url?: string }
  publishConfig?: { access?: string; provenance?: boolean }
}

/** The reasons why a package must not be published. `changelog` is the package's changelog, `directory` its folder in the repository. */
export function releaseProblems({ name, version, repository, homepage, bugs, publishConfig }: ReleaseManifest, { changelog, directory }: { changelog: string; directory: string }): string[] {
  const { url = '', directory: named } = typeof repository === 'string' ? { url: repository } : (repository ?? {})
  const isPublic = publishConfig?.access === 'public'
  return [
    /^git\+https:\/\/[^/]+\/.+\.git$/.test(url) ? [] : ['"repository" names no address of the code, as {"type": "git", "url": "git+https://….git"}: a user of the package cannot see its source'],
    url === '' || named === directory ? [] : [`"repository.directory" is not "${directory}"`],
    isAddress(homepage) ? [] : ['"homepage" is no https address'],
    isAddress(typeof bugs === 'string' ? bugs : bugs?.url) ? [] : ['"bugs" names no https address where a fault is told'],
    changelog.includes(`## ${version}\n`) ? [] : [`CHANGELOG.md has no entry for ${version}: pnpm changeset version`],
    // The registry confirms the origin only of public packages.
    isPublic === (publishConfig?.provenance === true) ? [] : [isPublic ? '"publishConfig.provenance" is not true' : '"publishConfig.provenance" is for public packages alone: a restricted one is refused with it'],
  ].flatMap((problems) => problems.map((problem) => `${name}: ${problem}`))
}

const isAddress = (text: string | undefined) => text !== undefined && URL.canParse(text) && text.startsWith('https://')

if (import.meta.main) {
  const folder = process.cwd()
  const changelog = join(folder, 'CHANGELOG.md')
  const problems = releaseProblems(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ReleaseManifest, {
    changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
    directory: `packages/${folder.split(/[\\/]/).at(-1)}`,
  })
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
