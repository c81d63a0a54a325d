import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportTexts, importTexts } from './translateFiles.ts'
import { translatedFiles } from './wordTables.ts'

const root = join(import.meta.dirname, '../..')
const exported = exportTexts(root)
const bring = (xliff: string) => importTexts(root, new TextEncoder().encode(xliff))

const login = 'apps/portal/src/routes/auth/login/messages'
/** Makes an export with another translation of one text of the sign-in page. */
function translated(id: string, target: string): string {
  const start = exported.indexOf(`id="${id}"`, exported.indexOf(`original="${login}.ts"`))
  const unit = exported.slice(start, exported.indexOf('</trans-unit>', start))
  return exported.replace(unit, unit.replace(/<target.*<\/target>/, `<target>${target}</target>`))
}

describe('texts for translators', () => {
  it('the export has every table of screens, components and the domain, with comments', () => {
    expect(translatedFiles(root).length).toBeGreaterThan(150)
    expect(exported).toContain('original="packages/ui/src/elements/Button/Button.messages.ts"')
    expect(exported).toContain('original="packages/domain/src/access/restriction/restriction.messages.ts"')
    expect(exported).toMatch(/id="log.atDoor"[\s\S]{0,120}<note>`port` is the name of a door, `how` an entry method or a reason\.<\/note>/)
  })

  it('an export and import changes no file', () => {
    expect([...bring(exported).keys()]).toEqual([])
  })

  it('a translation with letters of any script is imported', () => {
    const back = bring(translated('login.submit', 'Pulse &lt;aquí&gt; &amp; espere: d&apos;acuerdo'))
    expect([...back.keys()]).toEqual([`${login}.es.ts`])
    expect(back.get(`${login}.es.ts`)).toContain(`    submit: "Pulse <aquí> & espere: d'acuerdo",\n`)
  })

  it.each([
    ['is left empty', translated('login.submit', ''), 'login.submit is not translated'],
    ['leaves a value out', translated('login.tooManyAttempts', 'Espere.'), 'login.tooManyAttempts leaves out {seconds}'],
    ['has a value that English has not', translated('login.submit', 'Entrar, {user}'), 'login.submit has {user}, which English has not'],
    ['is of no text', exported.replace('id="login.submit"', 'id="login.sent"'), 'there is no text login.sent'],
    ['is of no file', exported.replace(`original="${login}.ts"`, 'original="gone.ts"'), 'gone.ts has no texts here'],
    ['is no XLIFF', '<html></html>', 'This is no XLIFF'],
  ])('is refused where it %s', (_what, xliff, problem) => {
    expect(() => bring(xliff)).toThrow(problem)
  })
})
