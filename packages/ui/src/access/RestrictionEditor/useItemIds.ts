import { useState } from 'react'

/** Lasting ids for items without one, so that fields keep their text and focus when other items change. */
export function useItemIds(length: number) {
  const [ids, setIds] = useState<readonly number[]>([])
  // If the caller adds or removes items, the last ones get or lose ids.
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
