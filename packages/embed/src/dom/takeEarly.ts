/** Takes properties that a page has set before the element was defined: they hide the accessors. */
export function takeEarly(element: object, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Object.assign(element, { [name]: value })
  }
}
