import { guessColumns, importKinds } from '@portal/domain'
import { expect, test } from 'vitest'
import { en } from '@portal/ui/en'
import { es } from '@portal/ui/es'
import { columnsOfTemplate, templateOf } from './templateOf.ts'

test.each([['English', en.ImportGrid], ['Spanish', es.ImportGrid]])('an import recognizes the columns of a template in %s', (_language, words) => {
  for (const kind of importKinds) {
    const [headings = []] = templateOf(kind, words)
    expect(guessColumns(kind, headings, []).map(({ column }) => column)).toEqual(columnsOfTemplate(kind))
  }
})
