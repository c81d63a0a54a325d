import { isDeepStrictEqual } from 'node:util'
import { readEnglish, readSpanish, spanishOf, translatedFiles, writeSpanish, type Texts } from './wordTables.ts'
import { readXliff, writeXliff, type Unit } from './xliff.ts'

const categories = new Intl.PluralRules('es-US').resolvedOptions().pluralCategories
const isPlural = (text: Texts) => typeof text['other'] === 'string' && Object.keys(text).every((key) => /^(zero|one|two|few|many|other)$/.test(key))

/** Exports all texts with their Spanish translations. */
export function exportTexts(root: string): string {
  return writeXliff(new Map(translatedFiles(root).map((file) => {
    const { texts, notes } = readEnglish(root, file)
    return [file, unitsOf(texts, readSpanish(root, spanishOf(file)).texts, notes)]
  })))
}

/** Reads the translators' file, and returns the changed Spanish files by path. Throws if a text is missing or lacks a value. */
export function importTexts(root: string, xliff: Uint8Array): Map<string, string> {
  const known = new Set(translatedFiles(root))
  const problems: string[] = []
  const written = [...readXliff(xliff)].flatMap(([file, targets]): [string, string][] => {
    if (!known.has(file)) {
      problems.push(`${file} has no texts here.`)
      return []
    }
    const { texts } = readEnglish(root, file)
    const path = spanishOf(file)
    const { head, texts: before } = readSpanish(root, path)
    const units = unitsOf(texts, before, new Map())
    const ids = new Set(units.map(({ id }) => id))
    problems.push(...[...targets.keys()].filter((id) => !ids.has(id)).map((id) => `${file}: there is no text ${id}.`))
    const spanish: Texts = {}
    for (const { id, source, target: old } of units) {
      const target = targets.get(id) ?? old
      if (target !== '') put(spanish, id.split('.'), target)
      else if (!isFormOfSpanishAlone(texts, id)) problems.push(`${file}: ${id} is not translated: “${source}”.`)
      const [wanted, there] = [valuesOf(source), valuesOf(target)]
      // The singular form may omit the number.
      const lost = target === '' || id.endsWith('.one') ? [] : wanted.filter((value) => !there.includes(value))
      problems.push(...lost.map((value) => `${file}: ${id} leaves out ${value}.`), ...there.filter((value) => !wanted.includes(value)).map((value) => `${file}: ${id} has ${value}, which English has not.`))
    }
    return isDeepStrictEqual(spanish, before) ? [] : [[path, writeSpanish({ head, texts: spanish })]]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return new Map(written)
}

const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))]

function unitsOf(english: Texts, spanish: Texts, notes: ReadonlyMap<string, string>, path = ''): Unit[] {
  return Object.entries(english).flatMap(([key, text]): Unit[] => {
    const id = path + key
    const translated = spanish[key]
    if (typeof text === 'string') return [{ id, source: text, target: typeof translated === 'string' ? translated : '', note: notes.get(id) }]
    const forms = typeof translated === 'object' ? translated : {}
    const units = unitsOf(isPlural(text) ? inCategories(text) : text, forms, notes, `${id}.`)
    const [first, ...others] = units
    return first ? [{ ...first, note: first.note ?? notes.get(id) }, ...others] : []
  })
}

/** Adds the plural forms that Spanish has, each with the English text of `other`. */
const inCategories = (text: Texts): Texts => Object.fromEntries(categories.toSorted((one, other) => order(one) - order(other)).map((category) => [category, text[category] ?? text['other'] ?? '']))
const order = (category: Intl.LDMLPluralRule) => ['zero', 'one', 'two', 'few', 'many', 'other'].indexOf(category)

function isFormOfSpanishAlone(english: Texts, id: string): boolean {
  let text: string | Texts | undefined = english
  for (const key of id.split('.')) {
    if (typeof text !== 'object') return false
    if (isPlural(text)) return text[key] === undefined
    text = text[key]
  }
  return false
}

function put(texts: Texts, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) return void (texts[key] = text)
  const within = texts[key]
  const group: Texts = typeof within === 'object' ? within : {}
  texts[key] = group
  put(group, rest, text)
}
