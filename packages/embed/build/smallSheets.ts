const declaration = /(--portal-(?!brand-)[\w-]+):\s*([^;}]+);/g

/**
 * Makes the stylesheets of one shadow root smaller: inlines variables that are short, used once or an alias of another, and shortens the
 * names of the others. Variables that partners can set keep their names.
 */
export function smallSheets(sheets: readonly string[]): string[] {
  let shown = [...sheets]
  const readers = (name: string) => shown.join('').split(`var(${name})`).length - 1
  for (;;) {
    const declared = [...shown.join('').matchAll(declaration)].map(([, name = '', value = '']) => [name, value.trim()] as const)
    const found = declared.find(([name, value]) => value.length < 14 || /^var\(--portal-(?!brand-)[\w-]+\)$/.test(value) || readers(name) < 2)
    if (!found) {
      const names = declared.map(([name]) => name).toSorted((one, other) => readers(other) - readers(one))
      const short = new Map(names.map((name, position) => [name, `--p${position.toString(36)}`]))
      return shown.map((sheet) => sheet.replaceAll(/--portal-(?!brand-)[\w-]+/g, (name) => short.get(name) ?? name))
    }
    const [name, value] = found
    shown = shown.map((sheet) => sheet.replaceAll(declaration, (whole, declares: string) => (declares === name ? '' : whole)).replaceAll(`var(${name})`, value))
  }
}
