/** A file below `dist/entries`. */
export interface SubpathFile {
  file: string
  text: string
}

/**
 * An entry for each value that the library exports: `@portal/ui/Button` has `Button` and the types declared beside it. `source` is src/index.ts,
 * `built` what the bundler made of it.
 */
export function subpaths(source: string, built: string): SubpathFile[] {
  const chunks = new Map([...built.matchAll(/import \{([^}]*)\} from "\.\/([^"]+)"/g)].flatMap(([, names = '', chunk = '']) => listed(names).map((name) => [name, chunk] as const)))
  const exported = [...source.matchAll(/^export (type )?\{([^}]*)\} from '([^']+)'/gm)].map(([, type, names = '', from = '']) => ({ isType: type !== undefined, names: listed(names), from }))
  return exported.filter(({ isType }) => !isType).flatMap(({ names, from }) => {
    const types = exported.filter((other) => other.isType && other.from === from).flatMap((other) => other.names)
    return names.flatMap((name) => {
      const chunk = chunks.get(name)
      if (chunk === undefined) throw new Error(`The built entry of @portal/ui imports no ${name}`)
      return [
        { file: `${name}.js`, text: `export { ${name} } from "../${chunk}";\n` },
        { file: `${name}.d.ts`, text: `export { ${[name, ...types.map((type) => `type ${type}`)].join(', ')} } from '../index.js'\n` },
      ]
    })
  })
}

const listed = (names: string) => names.split(',').map((name) => name.trim()).filter((name) => name !== '')
