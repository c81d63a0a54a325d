/** A number that the build gives to what has a style of its own. */
const own = 'data-prerendered'

/** Gives an element the attributes and the children of another one, and leaves alone what is the same: focus, caret and typed text stay. */
export function become(element: Element, like: Element): void {
  for (const name of element.getAttributeNames()) if (name !== own && !like.hasAttribute(name)) element.removeAttribute(name)
  for (const { name, value } of like.attributes) if (name !== own && element.getAttribute(name) !== value) element.setAttribute(name, value)
  const [children, others] = [[...element.childNodes], [...like.childNodes]]
  const isAlike = children.length === others.length && children.every(({ nodeName }, index) => nodeName === others[index]?.nodeName)
  if (!isAlike) return element.replaceChildren(...others.map((other) => element.ownerDocument.importNode(other, true)))
  children.forEach((child, index) => {
    const other = others[index]
    if (child instanceof Element && other instanceof Element) become(child, other)
    else if (other && child.nodeValue !== other.nodeValue) child.nodeValue = other.nodeValue
  })
}
