import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first code sample in a language in a package's README, or the first one that contains `about`. */
export function readmeSnippet(folder: string, language: string, about = ''): string {
  const pieces = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))
  const found = [...pieces].find(([, code]) => code?.includes(about))?.[1]
  if (found === undefined) throw new Error(`${folder}/README.md has no code in ${language}${about && ` about ${about}`}.`)
  return found
}
