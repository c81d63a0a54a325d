/** A chunk as the bundler groups modules: those that exactly the same entries need. */
export interface NaturalChunk {
  fileName: string
  moduleIds: readonly string[]
  /** The file names of the chunks that this one imports statically. */
  imports: readonly string[]
  /** The size in bytes. */
  size: number
}

/** One way to begin a visit: the files that a browser needs before the page works, and the weight of waiting for them. */
export interface Visit {
  files: readonly string[]
  weight: number
}

/** The cost of one more file, as the number of bytes that would take as long: headers, queueing, and a new start of gzip. */
const costOfFile = 10_000

interface Group {
  chunks: number[]
  size: number
  visits: Set<number>
  imports: Set<number>
}

/**
 * Joins a build's many small chunks into few. Each step joins the two that save most, as long as it saves anything. The cost of joining is
 * that visits that needed only one half also load the other half with its imports. Two chunks with a third between them are never joined,
 * because chunks that import one another would run in the wrong order. Returns the number of each module's group.
 */
export function planChunks(natural: readonly NaturalChunk[], visits: readonly Visit[]): Map<string, number> {
  const groups = groupsOf(natural, visits)
  joinAlike(groups)
  const boundsOf = (one: number, others: Iterable<number>) => [...others].map((other) => boundOf(groups, visits, { one, other })).filter(({ gain }) => gain > 0)
  let bounds = [...groups.keys()].flatMap((one, position, all) => boundsOf(one, all.slice(position + 1))).toSorted(byGain)
  for (;;) {
    const best = bestUnion(groups, visits, bounds)
    if (best === null) break
    const changed = unite(groups, best)
    const fresh = [...changed].flatMap((one) => boundsOf(one, [...groups.keys()].filter((other) => other !== one && !(changed.has(other) && other < one))))
    const kept = bounds.filter(({ one, other }) => one !== best.other && other !== best.other && !changed.has(one) && !changed.has(other))
    // The list is sorted again at each step, because sorting a nearly sorted list costs little.
    bounds = [...kept, ...fresh].toSorted(byGain)
  }
  return new Map([...groups].flatMap(([number, { chunks }]) => chunks.flatMap((index) => (natural[index]?.moduleIds ?? []).map((id) => [id, number] as const))))
}

type Groups = Map<number, Group>
interface Union { one: number; other: number }
/** Two groups that may be joined, and the most that this can save. */
interface Bound extends Union { gain: number }

const byGain = (one: Bound, other: Bound) => other.gain - one.gain

function groupsOf(natural: readonly NaturalChunk[], visits: readonly Visit[]): Groups {
  const numbers = new Map(natural.map(({ fileName }, index) => [fileName, index]))
  const importsOf = (index: number) => (natural[index]?.imports ?? []).flatMap((file) => numbers.get(file) ?? [])
  const groups: Groups = new Map(natural.map(({ size }, index) => [index, { chunks: [index], size, visits: new Set(), imports: new Set(importsOf(index)) }]))
  for (const [number, { files }] of visits.entries()) {
    for (const index of reachable(groups, files.flatMap((file) => numbers.get(file) ?? []))) groups.get(index)?.visits.add(number)
  }
  return groups
}

/** These groups and all their imports, direct or not. */
function reachable(groups: Groups, from: Iterable<number>, seen = new Set<number>()): Set<number> {
  for (const index of from) {
    if (seen.has(index)) continue
    seen.add(index)
    reachable(groups, groups.get(index)?.imports ?? [], seen)
  }
  return seen
}

const common = (one: ReadonlySet<number>, other: ReadonlySet<number>) => [...one].filter((number) => other.has(number))
const without = (all: Iterable<number>, known: ReadonlySet<number>) => [...all].filter((number) => !known.has(number))

function weigh(visits: readonly Visit[], numbers: Iterable<number>): number {
  let sum = 0
  for (const number of numbers) sum += visits[number]?.weight ?? 0
  return sum
}

/** Joins chunks of exactly the same visits first, because that costs nothing. */
function joinAlike(groups: Groups): void {
  const needed = [...groups.keys()].filter((index) => groups.get(index)?.visits.size)
  const alike = Map.groupBy(needed, (index) => [...(groups.get(index)?.visits ?? [])].join())
  for (const [first = 0, ...others] of alike.values()) {
    for (const other of others) if (!isBetween(groups, belowIn(groups), first, other)) unite(groups, { one: first, other })
  }
}

/** The most that joining two groups can save, without the imports of its halves. */
function boundOf(groups: Groups, visits: readonly Visit[], union: Union): Bound {
  const [a, b] = [groups.get(union.one), groups.get(union.other)]
  if (!a || !b) return { ...union, gain: 0 }
  const both = weigh(visits, common(a.visits, b.visits))
  const lost = (weigh(visits, b.visits) - both) * a.size + (weigh(visits, a.visits) - both) * b.size
  return { ...union, gain: costOfFile * both - lost }
}

function bestUnion(groups: Groups, visits: readonly Visit[], bounds: readonly Bound[]): Union | null {
  const belowOf = belowIn(groups)
  let best: Bound | null = null
  for (const bound of bounds) {
    if (bound.gain <= (best?.gain ?? 0)) break
    const { one, other } = bound
    const [a, b] = [groups.get(one), groups.get(other)]
    if (!a || !b || isBetween(groups, belowOf, one, other)) continue
    const dragged = (from: number, added: readonly number[]) => {
      let sum = 0
      for (const index of belowOf(from)) {
        const group = groups.get(index)
        if (group && index !== one && index !== other) sum += group.size * weigh(visits, without(added, group.visits))
      }
      return sum
    }
    const gain = bound.gain - dragged(one, without(b.visits, a.visits)) - dragged(other, without(a.visits, b.visits))
    if (gain > (best?.gain ?? 0)) best = { one, other, gain }
  }
  return best
}

/** All imports of a group, direct or not, as long as the groups don't change. */
function belowIn(groups: Groups): (index: number) => Set<number> {
  const below = new Map<number, Set<number>>()
  return (index) => {
    const known = below.get(index) ?? reachable(groups, groups.get(index)?.imports ?? [])
    below.set(index, known)
    return known
  }
}

/** Whether one of the two groups imports the other through a third. */
function isBetween(groups: Groups, belowOf: (index: number) => Set<number>, one: number, other: number): boolean {
  const leads = (from: number, to: number) => [...(groups.get(from)?.imports ?? [])].some((next) => next !== to && belowOf(next).has(to))
  return leads(one, other) || leads(other, one)
}

/** Joins the second group to the first; returns the groups whose visits changed. */
function unite(groups: Groups, { one, other }: Union): Set<number> {
  const [a, b] = [groups.get(one), groups.get(other)]
  const changed = new Set([one])
  if (!a || !b) return changed
  groups.delete(other)
  for (const { imports } of groups.values()) if (imports.delete(other)) imports.add(one)
  const imports = new Set([...a.imports, ...b.imports])
  imports.delete(one)
  imports.delete(other)
  const visits = new Set([...a.visits, ...b.visits])
  groups.set(one, { chunks: [...a.chunks, ...b.chunks], size: a.size + b.size, visits, imports })
  for (const index of reachable(groups, imports)) {
    const group = groups.get(index)
    if (!group || without(visits, group.visits).length === 0) continue
    group.visits = new Set([...group.visits, ...visits])
    changed.add(index)
  }
  return changed
}
