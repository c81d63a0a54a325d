import { unreadProperties } from './unreadProperties.ts'

const unread = unreadProperties()
if (unread.length > 0) {
  process.stderr.write(`Properties that a component of the library offers and nobody reads:\n${unread.map((name) => `  ${name}\n`).join('')}`)
  process.exitCode = 1
}
