import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageDocument } from './specificationCoverage.ts'

writeFileSync(join(import.meta.dirname, '../docs/specification-coverage.md'), coverageDocument())
