/** A span of time in minutes or milliseconds; `end` is the first unit after it. */
export interface Span {
  start: number
  end: number
}

/** The union of spans: sorted, without overlap, and with touching spans joined. */
export function unionSpans(spans: readonly Span[]): Span[] {
  const united: Span[] = []
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = united.at(-1)
    if (end <= start) continue
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else united.push({ start, end })
  }
  return united
}

/** The intersection of two lists of spans. Both lists must be sorted and without overlap. */
export function intersectSpans(ones: readonly Span[], others: readonly Span[]): Span[] {
  return ones.flatMap((one) =>
    others
      .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }))
      .filter(({ start, end }) => start < end),
  )
}

/** The parts of `spans` that are not in `holes`. Both lists must be sorted and without overlap. */
export function subtractSpans(spans: readonly Span[], holes: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const left: Span[] = []
    let { start } = span
    for (const hole of holes) {
      if (hole.end <= start || hole.start >= span.end) continue
      if (hole.start > start) left.push({ start, end: hole.start })
      start = Math.max(start, hole.end)
    }
    if (start < span.end) left.push({ start, end: span.end })
    return left
  })
}

/** The sum of the spans' lengths, in the unit of the spans. */
export function totalLength(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0)
}
