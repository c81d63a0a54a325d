import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Corpus<Item> {
  items: Item[]
}

const packageFolder = join(import.meta.dirname, '../..')

/** Reads a list of examples in `test-data`. */
export function readCorpus<Item>(name: string): Item[] {
  return parse<Item>(join(packageFolder, 'test-data', `${name}.json`))
}

/** Reads a list of examples whose license doesn't allow copying it into this repository. Null if the folder `../shared` doesn't exist. */
export function readSharedCorpus<Item>(name: string): Item[] | null {
  const path = join(packageFolder, '../../../shared/corpora', `${name}.json`)
  return existsSync(path) ? parse<Item>(path) : null
}

function parse<Item>(path: string): Item[] {
  const corpus = JSON.parse(readFileSync(path, 'utf8')) as Corpus<Item>
  return corpus.items
}
