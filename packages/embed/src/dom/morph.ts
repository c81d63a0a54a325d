/** A node to render: a text, or an element with its attributes and children. Null and false render nothing. */
export type Shown = string | ShownElement
type Child = Shown | readonly Child[] | null | false

export interface ShownElement {
  tag: string
  /** Identifies the element among its siblings, so that it stays the same element. Default: tag and class. */
  key: string
  /** The attributes. Undefined, null and false leave an attribute out. */
  attributes: Readonly<Record<string, string | boolean | null | undefined>>
  children: readonly Shown[]
}

const svg = 'http://www.w3.org/2000/svg'

export function h(tag: string, { key, ...attributes }: ShownElement['attributes'] & { key?: string } = {}, ...children: Child[]): ShownElement {
  return { tag, key: key ?? `${tag}.${String(attributes['class'] ?? '')}`, attributes, children: flat(children) }
}

const flat = (children: readonly Child[]): Shown[] =>
  children.flatMap((child) => (Array.isArray(child) ? flat(child as readonly Child[]) : child === null || child === false ? [] : [child as Shown]))

const keys = new WeakMap<Node, string>()
const keyOf = (shown: Shown) => (typeof shown === 'string' ? '' : shown.key)

/**
 * Replaces the children of `parent` by the given nodes. Elements with the same key stay, so that focus, live regions and an open dialog are
 * kept. The order of kept elements must not change.
 */
export function morph(parent: Node, children: readonly Shown[]): void {
  let at = parent.firstChild
  for (const shown of children) {
    const key = keyOf(shown)
    let kept: ChildNode | null = at
    while (kept && keys.get(kept) !== key) kept = kept.nextSibling
    if (kept) {
      while (at && at !== kept) at = removed(at)
    } else {
      kept = create(shown, parent)
      keys.set(kept, key)
      parent.insertBefore(kept, at)
    }
    update(kept, shown)
    at = kept.nextSibling
  }
  while (at) at = removed(at)
}

/** Attributes that a dialog, a canvas and its tile set themselves, and that rendering must keep. */
const own = new Set(['open', 'width', 'height', 'style'])

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}

function create(shown: Shown, parent: Node): ChildNode {
  if (typeof shown === 'string') return document.createTextNode('')
  const isDrawing = shown.tag === 'svg' || (parent instanceof Element && parent.namespaceURI === svg)
  return isDrawing ? document.createElementNS(svg, shown.tag) : document.createElement(shown.tag)
}

function update(node: ChildNode, shown: Shown): void {
  if (typeof shown === 'string') {
    if (node.textContent !== shown) node.textContent = shown
    return
  }
  const element = node as Element
  for (const [name, value] of Object.entries(shown.attributes)) {
    const text = value === true ? '' : value
    if (text === undefined || text === null || text === false) element.removeAttribute(name)
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text)
  }
  for (const name of element.getAttributeNames()) {
    if (!(name in shown.attributes) && !own.has(name)) element.removeAttribute(name)
  }
  morph(element, shown.children)
}
