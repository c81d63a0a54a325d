import { useEffect, useRef, useState } from 'react'
import { tokenNames } from '../../packages/ui/src/theme/tokenNames.ts'

interface TokenTableProps {
  /** Shows the names that start with this: `text-`. */
  prefix: string
  /** Draws a swatch of the colour. */
  isColor?: boolean
}

/** Names and present values, read from the page. */
export function TokenTable({ prefix, isColor = false }: TokenTableProps) {
  const names = tokenNames.filter((name) => name.startsWith(prefix))
  const table = useRef<HTMLTableElement>(null)
  const [values, setValues] = useState<Record<string, string>>({})
  useEffect(() => {
    if (!table.current) return
    const style = getComputedStyle(table.current)
    setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--portal-${name}`).trim()])))
    // The names of one prefix never change.
  }, [prefix])
  const swatch = { display: 'block', inlineSize: 48, blockSize: 24, borderRadius: 4, border: '1px solid var(--portal-border-default)' }
  return (
    <table ref={table}>
      <thead><tr>{isColor && <th>Colour</th>}<th>Variable</th><th>Value</th></tr></thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            {isColor && <td><span style={{ ...swatch, background: `var(--portal-${name})` }} /></td>}
            <td><code>--portal-{name}</code></td>
            <td><code>{values[name]}</code></td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
