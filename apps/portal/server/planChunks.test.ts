import { expect, test } from 'vitest'
import { planChunks, type NaturalChunk, type Visit } from './planChunks.ts'

const chunk = (name: string, size: number, ...imports: string[]): NaturalChunk => ({ fileName: name, moduleIds: [name], imports, size })
const visit = (weight: number, ...files: string[]): Visit => ({ files, weight })

/** The groups of a plan, each as the names of its chunks. */
function planned(natural: NaturalChunk[], visits: Visit[]): string[] {
  const groups = Map.groupBy(planChunks(natural, visits), ([, number]) => number)
  return [...groups.values()].map((entries) => entries.map(([id]) => id).toSorted().join('+')).toSorted()
}

test('modules that the same pages load are in one file', () => {
  const natural = [chunk('icon', 200), chunk('button', 4000, 'icon'), chunk('page', 9000, 'button', 'icon')]
  expect(planned(natural, [visit(1, 'page')])).toEqual(['button+icon+page'])
})

test('modules of a few pages are not joined with those of all pages, unless a file would cost more', () => {
  const natural = [chunk('all', 50_000), chunk('table', 40_000, 'all'), chunk('tick', 100, 'all'), chunk('one', 90_000, 'all', 'table', 'tick'), chunk('other', 90_000, 'all', 'table'), chunk('third', 90_000, 'all', 'tick')]
  expect(planned(natural, [visit(1, 'one'), visit(1, 'other'), visit(1, 'third')])).toEqual(['all+tick', 'one', 'other', 'table', 'third'])
})

test('a frequently opened page does not load modules of other pages', () => {
  const natural = [chunk('all', 50_000), chunk('panel', 3000), chunk('sign-in', 90_000, 'all'), chunk('one', 90_000, 'all', 'panel'), chunk('other', 90_000, 'all', 'panel')]
  const visits = (weight: number) => [visit(weight, 'sign-in'), visit(1, 'one'), visit(1, 'other')]
  expect(planned(natural, visits(1))).toContain('all+panel')
  expect(planned(natural, visits(20))).toContain('panel')
})

test('two chunks with a third between them are not joined, because files would import each other', () => {
  const natural = [chunk('low', 100), chunk('middle', 500_000, 'low'), chunk('high', 100, 'middle', 'low')]
  const visits = [visit(1, 'high'), visit(1, 'middle'), visit(9, 'low')]
  expect(planned(natural, visits)).not.toContain('high+low')
})

test('the imports of a joined file count for all visits that load it', () => {
  const natural = [chunk('editor', 900_000), chunk('field', 200, 'editor'), chunk('button', 200), chunk('one', 5000, 'field', 'button'), chunk('other', 5000, 'button')]
  expect(planned(natural, [visit(1, 'one'), visit(1, 'other')])).not.toContain('button+field')
})
