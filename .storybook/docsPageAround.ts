/** The document of the docs page on which this one stands in a frame. */
export function docsPageAround(): HTMLElement | undefined {
  const isOnPage = globalThis.frameElement?.closest('.sbdocs') != null
  return isOnPage ? globalThis.parent.document.documentElement : undefined
}
