import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Corpus<Item> {
  items: Item[]
}

const packageFolder = join(import.meta.dirname, '../..')

/** The items of a corpus in `test-data`. */
export function readCorpus<Item>(name: string): Item[] {
  return parse<Item>(join(packageFolder, 'test-data', `${name}.json`))
}

/** The items of a corpus that may not be copied into this repository, or null where `../shared` does not lie beside it. */
export function readSharedCorpus<Item>(name: string): Item[] | null {
  const path = join(packageFolder, '../../../shared/corpora', `${name}.json`)
  return existsSync(path) ? parse<Item>(path) : null
}

function parse<Item>(path: string): Item[] {
  const corpus = JSON.parse(readFileSync(path, 'utf8')) as Corpus<Item>
  return corpus.items
}
