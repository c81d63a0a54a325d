import { useState } from 'react'

interface TypedSearch {
  typed: string
  type: (text: string) => void
  /** Clears the search field. */
  empty: () => void
}

/**
 * The text of a search field whose search is stored elsewhere, such as in the address. Every key sends a request and aborts the previous
 * one. A late answer never overwrites typed text. Going back or clearing the filters changes the field.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  /** Searches that were requested and haven't arrived as `search` yet, oldest first; the last one is the wanted one. */
  const [asked, setAsked] = useState([search])
  if (search !== seen) {
    setSeen(search)
    const at = asked.lastIndexOf(search)
    if (at < 0) setTyped(search)
    setAsked(at < 0 ? [search] : asked.slice(at))
  }

  const type = (text: string) => {
    setTyped(text)
    const wanted = text.trim()
    if (wanted === asked.at(-1)) return
    setAsked([...asked, wanted])
    onSearch(wanted)
  }

  const empty = () => {
    setTyped('')
    setAsked([...asked, ''])
  }

  return { typed, type, empty }
}
