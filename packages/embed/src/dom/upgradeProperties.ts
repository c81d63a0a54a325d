/** Sets properties again that a page has set before the element was defined, because such properties hide the element's own. */
export function upgradeProperties(element: object, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Object.assign(element, { [name]: value })
  }
}
