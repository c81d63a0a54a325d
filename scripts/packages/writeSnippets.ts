import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentSnippets, type SnippetFacts } from './documentSnippets.ts'
import type { PartnerApp } from './partnerApp.ts'

/**
 * Writes every code sample of the guide and the READMEs into an app outside the workspace: TypeScript into `src`, JavaScript into `plain`
 * with its own configuration. Returns problems that a compiler wouldn't find.
 */
export function writeSnippets(app: PartnerApp, guide: string): string[] {
  const read = (name: string, file: string) => readFileSync(join(app.packed.find((packed) => packed.name === `@portal/${name}`)?.folder ?? '', file), 'utf8')
  const { elements } = JSON.parse(read('embed', 'dist/embed-manifest.json')) as Pick<SnippetFacts, 'elements'>
  const variables = new Set([...read('ui', 'dist/tokens.css').matchAll(/--portal-[\w-]+/g)].map(([name]) => name))
  const documents = [{ document: 'guide', markdown: guide }, ...app.packed.map(({ name, folder }) => ({ document: name.replace('@portal/', ''), markdown: readFileSync(join(folder, 'README.md'), 'utf8') }))]
  app.write('src/styles.d.ts', "declare module '*.css'\n")
  // The part of Next's types that the samples need. `npm run check-packages` builds a real Next app.
  app.write('src/next.d.ts', "declare module 'next/navigation' {\n  export function useServerInsertedHTML(insert: () => import('react').ReactNode): void\n}\n")
  app.write('plain/tsconfig.json', JSON.stringify({
    // The check is not strict, because JavaScript cannot declare the type of an answer of `fetch`.
    compilerOptions: { target: 'es2022', module: 'nodenext', lib: ['es2024', 'dom', 'dom.iterable', 'esnext.disposable'], types: ['node'], noEmit: true, strict: true, noImplicitAny: false, checkJs: true, skipLibCheck: true },
    include: ['.'],
  }))
  return documents.flatMap(({ document, markdown }) => {
    const { typed, plain, problems } = documentSnippets(document, markdown, { elements, variables })
    for (const { file, text } of typed) app.write(`src/${file}`, text)
    for (const { file, text } of plain) app.write(`plain/${file}`, text)
    return problems
  })
}
