import { snippetsOf } from '../partnerDocument.ts'

/** What code samples are checked against. */
export interface SnippetFacts {
  /** The custom elements, as the manifest of a release has them. */
  elements: readonly { name: string; attributes: readonly string[] }[]
  /** Every variable of CSS that something reads. */
  variables: ReadonlySet<string>
}

interface SnippetFile {
  file: string
  text: string
}

/** What any element of HTML may have. */
const everywhere: readonly string[] = ['id', 'class', 'slot', 'style', 'lang', 'dir']

/**
 * A document's pieces of code as files for the compiler: `typed` are TypeScript, and markup of our elements as JSX; `plain` are JavaScript.
 * `problems` are what no compiler sees.
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
        // Types check attribute values, but JSX accepts any unknown name with a hyphen.
        const known = elements.find((element) => element.name === tag)?.attributes
        return known ? attributes.filter((attribute) => ![...known, ...everywhere].includes(attribute)).map((attribute) => `<${tag}> has no attribute ${attribute}`) : [`there is no <${tag}>`]
      }).map((problem) => `${name}: ${problem}`))
      if (found.length > 0) typed.push({ file: `${name}.tsx`, text: ["import type {} from '@portal/embed/jsx'", ...found.map(({ opening }, at) => `export const element${at} = ${opening}`), ''].join('\n') })
    } else if (!['sh', 'css', 'policy'].includes(language)) problems.push(`${name}: nothing checks code of the kind "${kind}"`)
    for (const [variable] of code.matchAll(/--portal-[\w-]+/g)) if (!variables.has(variable)) problems.push(`${name}: nothing reads ${variable}`)
  }
  return { typed, plain, problems }
}

/** A sample without an import is also a module, with its own names. */
const asModule = (code: string) => (/^(?:import|export) /m.test(code) ? code : `${code}\nexport {}\n`)

/** Our elements in markup, each closed as JSX wants it. */
function elementsIn(html: string): { tag: string; opening: string; attributes: string[] }[] {
  return [...html.matchAll(/<(portal-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)].map(([, tag = '', attributes = '']) => ({
    tag, opening: `<${tag}${attributes} />`, attributes: [...attributes.matchAll(/([\w-]+)(?:="[^"]*")?/g)].map(([, name = '']) => name),
  }))
}
