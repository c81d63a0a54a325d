/**
 * Says that a script failed to load: a new deployment removed it and a reload didn't help (specification §8), or the server didn't answer.
 * Uses plain elements and English, because other code may be missing too.
 */
export function showMissingScript(element: HTMLElement, isUnreachable: boolean): void {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  const title = document.createElement('h1')
  title.textContent = isUnreachable ? 'The portal can’t be reached' : 'An update was installed'
  const sentence = document.createElement('p')
  sentence.textContent = isUnreachable ? 'Check your connection, then reload the page.' : 'The portal was updated. Click Go home to continue.'
  const home = document.createElement('a')
  home.href = '/'
  home.textContent = 'Go home'
  main.append(title, sentence, home)
  element.replaceChildren(main)
}
