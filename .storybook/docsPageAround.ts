/** The document of the docs page that frames this one. */
export function docsPageAround(): HTMLElement | undefined {
  const isOnPage = globalThis.frameElement?.closest('.sbdocs') != null
  return isOnPage ? globalThis.parent.document.documentElement : undefined
}
