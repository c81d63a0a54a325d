// `npm run chromatic` publishes Storybook to Chromatic with its own command. `-- --estimate` counts the snapshots of a build instead; `-- --trial` publishes to a stand-in on this machine.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** With TurboSnap, an unchanged snapshot is charged as a fifth of one. */
const unchangedShare = 1 / 5

if (process.argv.includes('--estimate')) console.log(estimate())
else if (process.argv.includes('--trial')) await import('./chromaticTrial.ts')
else await import(join(root, 'node_modules/chromatic/dist/bin.cjs'))

/** The committed pictures are the list that Chromatic takes, too (.storybook/chromaticParameters.ts). */
function estimate(): string {
  const pictures = readdirSync(join(root, '.storybook/screenshots')).filter((file) => file.endsWith('.webp'))
  const screens = pictures.filter((file) => file.startsWith('portal-')).length
  const line = (what: string, count: number) => `${what.padEnd(34)} ${String(count).padStart(5)} snapshots; ${String(Math.round(count * unchangedShare)).padStart(4)} if none of them changed`
  return [line('all stories', pictures.length), line('the library alone', pictures.length - screens), line('the portal’s screens alone', screens)].join('\n')
}
