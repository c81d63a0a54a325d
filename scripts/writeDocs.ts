import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessDocument } from './accessDocument.ts'
import { architectureDocument } from './architectureDocument.ts'
import { readDependencies } from './readDependencies.ts'
import { coverageDocument } from './specificationCoverage.ts'

const docs = join(import.meta.dirname, '../docs')
writeFileSync(join(docs, 'specification-coverage.md'), coverageDocument())
writeFileSync(join(docs, 'who-may-do-what.md'), accessDocument())
const architecture = join(import.meta.dirname, '../ARCHITECTURE.md')
writeFileSync(architecture, architectureDocument(readFileSync(architecture, 'utf8'), await readDependencies()))
