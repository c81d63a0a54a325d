/**
 * A script did not come: a new deployment has removed it and loading the page again did not help (specification §8), or nobody answered. In plain elements
 * and English: whatever else would say so may be among what is missing.
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
