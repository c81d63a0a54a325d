import { join } from 'node:path'
import type { Plugin } from 'vite'

const module = JSON.stringify(join(import.meta.dirname, 'stepAside.ts'))

/** Passes every story of a stories file to `stepAside` when the file is built, because Storybook reads play functions before other code could change them. */
export function stepAsidePlugin(): Plugin {
  return {
    name: 'step-aside',
    enforce: 'post',
    transform(code, id) {
      if (!/\.stories\.tsx?$/.test(id.split('?')[0] ?? '')) return undefined
      const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      if (stories.length === 0) return undefined
      return { code: `${code}\nimport { stepAside } from ${module};\nfor (const story of [${stories.join(', ')}]) stepAside(story);\n`, map: null }
    },
  }
}
