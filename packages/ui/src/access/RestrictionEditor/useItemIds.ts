import { useState } from 'react'

/** Lasting ids for items that have none, so that fields keep their text and focus when others come and go. */
export function useItemIds(length: number) {
  const [ids, setIds] = useState<readonly number[]>([])
  // Items that came or went from outside are told by their number alone: the last ones.
  const list = ids.slice(0, length)
  while (list.length < length) list.push(nextId(list))
  return {
    list,
    insert: (index: number) => setIds(list.toSpliced(index, 0, nextId(list))),
    remove: (index: number) => setIds(list.toSpliced(index, 1)),
  }
}

function nextId(list: readonly number[]): number {
  return Math.max(0, ...list) + 1
}
