import { createMiddleware } from 'hono/factory'
import { staticFile } from './staticFile.ts'

const place = '/embed/'

/**
 * Serves the element's releases to pages of any origin. Scripts have the version in their names and are cached without limit; manifests are not.
 * Any origin may read them, because browsers require that to check a script's hash.
 */
export function embedFiles(folder: string) {
  return createMiddleware(async (context, next) => {
    const { path } = context.req
    if (!path.startsWith(place)) return next()
    const isScript = /^\/embed\/[a-z-]+\.\d+\.\d+\.\d+(?:-dev\.[0-9a-f]+)?\.js$/.test(path)
    const isManifest = /^\/embed\/[a-z-]+\.json$/.test(path)
    const file = isScript || isManifest ? staticFile(folder, path, context.req.header('accept-encoding')) : null
    if (!file) return context.text('Not found', 404)
    file.headers.set('Access-Control-Allow-Origin', '*')
    file.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (isScript) file.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
    return file
  })
}
