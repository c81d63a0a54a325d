import type { KeyboardEvent } from 'react'

const steps: Readonly<Partial<Record<string, [rows: number, cells: number]>>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Enter: [1, 0],
}

/**
 * Moves the focus between cells: by arrow keys from a text cell, by ↑, ↓ and Enter from a field. Enter on a text cell starts editing, as a
 * click does.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null
  const step = steps[event.key]
  if (!from || !step || event.altKey || event.ctrlKey || event.metaKey) return
  const isField = from instanceof HTMLInputElement
  if (isField ? event.key === 'ArrowLeft' || event.key === 'ArrowRight' : event.key === 'Enter') return
  const [rows, cells] = step
  const cell = from.closest('td')
  const row = cell?.parentElement
  if (!cell || !row) return
  const across = cells * (getComputedStyle(cell).direction === 'rtl' ? -1 : 1)
  const body = [...(row.parentElement?.children ?? [])]
  const target = body[body.indexOf(row) + rows]?.children[[...row.children].indexOf(cell) + across]
  const next = target?.querySelector<HTMLElement>('[data-cell]')
  if (!next) return
  event.preventDefault()
  next.focus()
}
