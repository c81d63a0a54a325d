import ts from 'typescript-api'

/** A word or phrase that the glossary rules out, and what to write instead. */
export interface RuledOut {
  phrase: RegExp
  instead: string
}

export interface Glossary {
  everywhere: readonly RuledOut[]
  english: readonly RuledOut[]
  spanish: readonly RuledOut[]
}

/** The lists under "Ruled out" in docs/words.md. */
export function readGlossary(document: string): Glossary {
  return { everywhere: listUnder(document, 'Everywhere in English'), english: listUnder(document, 'On screens in English'), spanish: listUnder(document, 'On screens in Spanish') }
}

function listUnder(document: string, heading: string): RuledOut[] {
  const section = document.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? ''
  const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].filter(([, not = '']) => not !== 'Not' && !not.startsWith('---'))
  return rows.flatMap(([, not = '', instead = '']) => not.split(', ').map((phrase) => ({ phrase: wholeWords(phrase), instead })))
}

/** Matches a phrase as whole words in any case, also across the line ends of a comment. Spanish letters count as letters. */
const wholeWords = (phrase: string) => new RegExp(String.raw`(?<![\p{L}\p{N}_])${phrase.replaceAll(' ', String.raw`[\s*/]+`)}(?![\p{L}\p{N}_]|-\p{L})`, 'giu')

export interface Prose {
  text: string
  line: number
  language: 'en' | 'es'
  kind: 'text' | 'comment'
}

const isSpanishName = (name: string) => /^(es|spanish\w*|es[A-Z]\w*)$/.test(name)

/** The texts of a source file: its comments without code in them, and its strings with their language. Keys and imports are left out. */
export function proseOf(file: string, code: string): Prose[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const isSpanishFile = /\/spanish\/|\.es\.ts$|\/es\.ts$|\/spanish[A-Z]\w*\.ts$/.test(file)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const found: Prose[] = []
  let rest = code
  const blank = (node: ts.Node) => {
    const [from, to] = [node.getStart(), node.end]
    rest = rest.slice(0, from) + rest.slice(from, to).replaceAll(/[^\n]/g, ' ') + rest.slice(to)
  }
  const visit = (node: ts.Node, isSpanish: boolean): void => {
    const isNamedSpanish = (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && isSpanishName(node.name.getText())
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) {
      if (isSaid(node)) found.push({ text: node.text, line: lineAt(node.getStart()), language: isSpanish ? 'es' : 'en', kind: 'text' })
      blank(node)
    } else if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) blank(node)
    ts.forEachChild(node, (child) => visit(child, isSpanish || isNamedSpanish))
  }
  visit(source, isSpanishFile)
  for (const match of rest.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)) found.push({ text: match[0].replaceAll(/`[^`\n]*`/g, ' '), line: lineAt(match.index), language: 'en', kind: 'comment' })
  return found
}

/** Whether a string is text for readers: it has several words, or is one capitalized word, and is neither a key nor an address. */
function isSaid(node: ts.LiteralLikeNode): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isElementAccessExpression(parent)) return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  return /\p{L}[^\p{L}]* /u.test(node.text) || /^\s*\p{Lu}\p{L}+\s*$/u.test(node.text)
}

/** Finds sentences with more than a given number of words. A value such as `{name}` is one word. */
export function longSentences(text: string, atMost: number): string[] {
  return text
    .split(/[.?!:;](?=\s|$)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length > atMost)
}

/** Finds each use of a ruled-out phrase, with the words to write instead. A value such as `{email}` doesn't count as a word. */
export function ruledOutIn(text: string, list: readonly RuledOut[]): string[] {
  const said = text.replaceAll(/'\w+'/g, ' ').replaceAll(/\{\w+\}/g, '{}')
  return list.flatMap(({ phrase, instead }) => [...said.matchAll(phrase)].map(([found]) => `“${found.replaceAll(/[\s*/]+/g, ' ')}” → ${instead}`))
}
