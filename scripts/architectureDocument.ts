import type { ICruiseResult } from 'dependency-cruiser'
import { dependencyPicture } from './dependencyPicture.ts'

/** Replaces the Mermaid picture in the text of ARCHITECTURE.md by a new one. */
export function architectureDocument(text: string, dependencies: Pick<ICruiseResult, 'modules'>): string {
  if (!/```mermaid\n[\s\S]*?```/.test(text)) throw new Error('ARCHITECTURE.md has no Mermaid block to draw in.')
  return text.replace(/```mermaid\n[\s\S]*?```/, () => `\`\`\`mermaid\n${dependencyPicture(dependencies)}\n\`\`\``)
}
