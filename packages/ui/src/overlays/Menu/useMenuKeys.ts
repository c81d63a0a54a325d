import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

const typingPause = 500

/** Arrow keys, Home, End and the first letters of an item, as in the ARIA menu pattern. */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })

  /** Collects letters typed without a pause. One repeated letter cycles through the items that begin with it. */
  const type = (key: string): string => {
    const now = performance.now()
    const before = now - typed.current.at < typingPause ? typed.current.text : ''
    typed.current = { text: before + key.toLocaleLowerCase(), at: now }
    const { text } = typed.current
    return [...text].every((letter) => letter === text[0]) ? text.slice(0, 1) : text
  }

  return (event) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
    const at = items.findIndex((item) => item === document.activeElement)
    const target = targetOf(event.key, at, items.length)
    if (target !== undefined) {
      event.preventDefault()
      items[target]?.focus()
      return
    }
    if (event.key === ' ' && document.activeElement?.matches('a')) {
      event.preventDefault()
      items[at]?.click()
      return
    }
    if ([...event.key].length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const start = type(event.key)
    const inTurn = start.length === 1 ? [...items.slice(at + 1), ...items.slice(0, at + 1)] : [...items.slice(at), ...items.slice(0, at)]
    inTurn.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(start))?.focus()
  }
}

function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown': return (at + 1) % count
    case 'ArrowUp': return (at <= 0 ? count : at) - 1
    case 'Home': return 0
    case 'End': return count - 1
    default: return undefined
  }
}
