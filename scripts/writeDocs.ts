import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessDocument } from './accessDocument.ts'
import { architectureDocument } from './architectureDocument.ts'
import { callIndex } from './callIndex.ts'
import { llmsText, partnerDocument } from './partnerDocument.ts'
import { readDependencies } from './readDependencies.ts'
import { qualityDocument } from './qualityDocument.ts'
import { accessibilityDocument, coverageDocument } from './specificationCoverage.ts'

const docs = join(import.meta.dirname, '../docs')
writeFileSync(join(docs, 'specification-coverage.md'), coverageDocument())
writeFileSync(join(docs, 'accessibility.md'), accessibilityDocument())
writeFileSync(join(docs, 'quality.md'), qualityDocument())
writeFileSync(join(docs, 'who-may-do-what.md'), accessDocument())
const architecture = join(import.meta.dirname, '../ARCHITECTURE.md')
writeFileSync(architecture, architectureDocument(readFileSync(architecture, 'utf8'), await readDependencies()))

writeFileSync(join(import.meta.dirname, '../packages/api-client/src/contract/callIndex.ts'), await callIndex())

const guide = join(docs, 'for-partners.md')
writeFileSync(guide, partnerDocument(readFileSync(guide, 'utf8'), join(import.meta.dirname, '../packages/embed')))
writeFileSync(join(import.meta.dirname, '../.storybook/public/llms.txt'), llmsText(readFileSync(guide, 'utf8')))
