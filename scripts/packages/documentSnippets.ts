import { snippetsOf } from '../partnerDocument.ts'

/** The facts that code samples are checked against. */
export interface SnippetFacts {
  /** The custom elements in the manifest of a release. */
  elements: readonly { name: string; attributes: readonly string[] }[]
  /** Every CSS variable that a stylesheet uses. */
  variables: ReadonlySet<string>
}

interface SnippetFile {
  file: string
  text: string
}

/** Attributes that every HTML element may have. */
const everywhere: readonly string[] = ['id', 'class', 'slot', 'style', 'lang', 'dir']

/**
 * Turns the code samples of a document into files for the compiler. `typed`: TypeScript, and markup of the custom elements as JSX. `plain`:
 * JavaScript. `problems`: errors that no compiler finds.
 */
export function documentSnippets(document: string, markdown: string, { elements, variables }: SnippetFacts): { typed: SnippetFile[]; plain: SnippetFile[]; problems: string[] } {
  const typed: SnippetFile[] = []
  const plain: SnippetFile[] = []
  const problems: string[] = []
  for (const [index, { kind, code }] of snippetsOf(markdown).entries()) {
    const name = `${document}-${index + 1}`
    const language = kind.split(' ')[0] ?? ''
    if (language === 'ts' || language === 'tsx') typed.push({ file: `${name}.${language}`, text: asModule(code) })
    else if (language === 'js') plain.push(code.includes('module.exports') ? { file: `${name}.cjs`, text: code } : { file: `${name}.mjs`, text: asModule(code) })
    else if (language === 'html') {
      const found = elementsIn(code)
      problems.push(...found.flatMap(({ tag, attributes }) => {
        // Names of attributes are checked here, because JSX accepts any name with a hyphen. Types check the values.
        const known = elements.find((element) => element.name === tag)?.attributes
        return known ? attributes.filter((attribute) => ![...known, ...everywhere].includes(attribute)).map((attribute) => `<${tag}> has no attribute ${attribute}`) : [`there is no <${tag}>`]
      }).map((problem) => `${name}: ${problem}`))
      if (found.length > 0) typed.push({ file: `${name}.tsx`, text: ["import type {} from '@portal/embed/jsx'", ...found.map(({ opening }, at) => `export const element${at} = ${opening}`), ''].join('\n') })
    } else if (!['sh', 'css', 'policy'].includes(language)) problems.push(`${name}: nothing checks code of the kind "${kind}"`)
    for (const [variable] of code.matchAll(/--portal-[\w-]+/g)) if (!variables.has(variable)) problems.push(`${name}: nothing reads ${variable}`)
  }
  return { typed, plain, problems }
}

/** Makes a sample without an import a module too, so that its names are its own. */
const asModule = (code: string) => (/^(?:import|export) /m.test(code) ? code : `${code}\nexport {}\n`)

/** Finds the custom elements in markup, and closes each as JSX needs it. */
function elementsIn(html: string): { tag: string; opening: string; attributes: string[] }[] {
  return [...html.matchAll(/<(portal-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)].map(([, tag = '', attributes = '']) => ({
    tag, opening: `<${tag}${attributes} />`, attributes: [...attributes.matchAll(/([\w-]+)(?:="[^"]*")?/g)].map(([, name = '']) => name),
  }))
}
