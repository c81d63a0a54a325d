/** CSS variables that the stylesheet declares, but that neither a component nor another used variable uses. */
export function unreadTokens(css: string, sources: readonly string[]): string[] {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--portal-[\w-]+):([^;]*);/g)) values.set(name, `${values.get(name) ?? ''} ${value}`)
  const text = sources.join('\n')
  const read = new Set([...text.matchAll(/--portal-[\w-]*\w/g)].map(([name]) => name))
  // A computed name such as `var(--portal-space-${gap})` uses the whole scale.
  const scales = [...text.matchAll(/(--portal-[\w-]+-)\$\{/g)].map(([, prefix = '']) => prefix)
  // Names in `token('text-muted')`, or in a list with the type TokenName.
  const spelt = new Set(sources.filter((source) => source.includes('TokenName')).flatMap((source) => [...source.matchAll(/'([\w-]+)'/g)].map(([, name]) => `--portal-${name}`)))
  const visit = (name: string) => {
    for (const [reference] of (values.get(name) ?? '').matchAll(/--portal-[\w-]+/g)) {
      if (reached.has(reference)) continue
      reached.add(reference)
      visit(reference)
    }
  }
  const reached = new Set([...values.keys()].filter((name) => read.has(name) || spelt.has(name) || scales.some((prefix) => name.startsWith(prefix))))
  for (const name of reached) visit(name)
  return [...values.keys()].filter((name) => !reached.has(name))
}
