import type { LoginNotice } from '../app/Portal.ts'

/** What the sign-in page is told by a page in whose document it cannot be shown. */
interface Word {
  notice: LoginNotice
  username: string
}

const name = 'toLogin'

/** Hands a word over to the next document of this tab, which reads it once; where the browser refuses storage it is lost. */
export function createHandOver(browser: Pick<Window, 'sessionStorage'> | null) {
  return {
    give(word: Word): void {
      try {
        browser?.sessionStorage.setItem(name, JSON.stringify(word))
      } catch {
        // The person signs in without being told why.
      }
    },
    take(): Word | null {
      try {
        const text = browser?.sessionStorage.getItem(name)
        browser?.sessionStorage.removeItem(name)
        return text ? (JSON.parse(text) as Word) : null
      } catch {
        return null
      }
    },
  }
}
