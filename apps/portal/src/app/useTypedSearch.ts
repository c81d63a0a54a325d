import { useState } from 'react'

interface TypedSearch {
  typed: string
  type: (text: string) => void
  /** Empties the field, for who asks for the whole list. */
  empty: () => void
}

/**
 * What stands in a search field whose search stands elsewhere, as in the address. Every key asks at once, and anyone who asks gives up the
 * question before it. An answer that comes late never takes away what was typed since; going back, or clearing the filters, changes the field.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  /** What was asked and has not come back as `search` yet, oldest first; the last is what is wanted. */
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
