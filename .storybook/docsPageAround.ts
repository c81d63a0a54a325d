/** The document of the docs page that contains this page in a frame; undefined if there is none. */
export function docsPageAround(): HTMLElement | undefined {
  const isOnPage = globalThis.frameElement?.closest('.sbdocs') != null
  return isOnPage ? globalThis.parent.document.documentElement : undefined
}
