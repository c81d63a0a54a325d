import { prettyDOM } from 'storybook/test'

/**
 * Testing Library's error of an element that is not there, with the document written out when the message is read: whoever waits for an
 * element fails at every change of the page, and to write a screen out each time took a fifth of a story.
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
