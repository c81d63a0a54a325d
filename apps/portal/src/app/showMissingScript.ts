/**
 * A script that a new deployment has removed did not come, and loading the page anew did not help (specification §8). In plain elements
 * and English: whatever else would say so may be among what is missing.
 */
export function showMissingScript(element: HTMLElement): void {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  const title = document.createElement('h1')
  title.textContent = 'A new version has arrived'
  const sentence = document.createElement('p')
  sentence.textContent = 'This page belongs to an older version or has lost its connection. Start again to get the new one.'
  const home = document.createElement('a')
  home.href = '/'
  home.textContent = 'Go home'
  main.append(title, sentence, home)
  element.replaceChildren(main)
}
