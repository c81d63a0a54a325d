import { useEffect, useRef, useState } from 'react'
import { tokenNames } from '../../packages/ui/src/theme/tokenNames.ts'

interface TokenTableProps {
  /** Shows the names that start with this: `text-`. */
  prefix: string
  /** Draws a swatch of the colour. */
  isColor?: boolean
}

const namesOf = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix))

/** Names and present values, read from the page. */
export function TokenTable({ prefix, isColor = false }: TokenTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [values, setValues] = useState<Record<string, string>>({})
  useEffect(() => {
    if (!table.current) return
    const style = getComputedStyle(table.current)
    setValues(Object.fromEntries(namesOf(prefix).map((name) => [name, style.getPropertyValue(`--portal-${name}`).trim()])))
  }, [prefix])
  return (
    <table ref={table}>
      <thead><tr>{isColor && <th>Colour</th>}<th>Variable</th><th>Value</th></tr></thead>
      <tbody>
        {namesOf(prefix).map((name) => (
          <tr key={name}>
            {isColor && <td style={{ background: `var(--portal-${name})` }}>{' '}</td>}
            <td><code>--portal-{name}</code></td>
            <td><code>{values[name]}</code></td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
