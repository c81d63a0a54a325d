import { prettyDOM } from 'storybook/test'

/**
 * Testing Library's error for a missing element, which prints the document only when its message is read. A wait for an element creates
 * such an error at every change of the page, and printing each took a fifth of a story's time.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let written: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (written ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (text: string) => {
      written = text
    },
  })
  return error
}
