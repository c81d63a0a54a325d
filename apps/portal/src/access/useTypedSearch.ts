import { useEffect, useState } from 'react'

/** Milliseconds without a key before a search is asked. */
const pause = 250

interface TypedSearch {
  typed: string
  type: (text: string) => void
  /** Asks at once. */
  submit: () => void
}

/**
 * What stands in a search field whose search stands elsewhere, as in the address. Typing asks after a pause; an answer that comes late
 * never takes away what was typed since. Going back, or clearing the filters, changes the field.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== asked) {
      setTyped(search)
      setAsked(search)
    }
  }
  const wanted = typed.trim()
  const ask = () => {
    if (wanted === asked) return
    setAsked(wanted)
    onSearch(wanted)
  }

  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(ask, pause)
    return () => clearTimeout(timer)
  })

  return { typed, type: setTyped, submit: ask }
}
