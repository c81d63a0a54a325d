import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, runnerImport, type InlineConfig } from 'vite'
import { compressed } from '../apps/portal/server/compressed.ts'
import { compressFolder } from '../apps/portal/server/compressFolder.ts'
import { staticFile } from '../apps/portal/server/staticFile.ts'
import { peersFolder } from './installPeers.ts'

const root = join(import.meta.dirname, '..')

/** Serves the pages in a folder of bench/peers, each at `/<name>/`. They are built, compressed and served as the portal's pages are. */
export async function servePeers(set: 'signIn' | 'key', names: readonly string[]): Promise<{ address: string; close(): void }> {
  const built = join(root, '.cache/peers', set)
  for (const name of names) await buildPeer(join(peersFolder, set, name), name, join(built, name))
  const documents = new Map(names.map((name) => [`/${name}/`, readFileSync(join(built, name, 'index.html'), 'utf8')]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const encoding = request.headers['accept-encoding']
    const document = documents.get(pathname)
    const answer = document === undefined ? staticFile(built, pathname, encoding) : compressed(document, encoding, { 'Content-Type': 'text/html; charset=utf-8' })
    response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []))
    void Promise.resolve(answer?.arrayBuffer()).then((body) => response.end(body && Buffer.from(body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function buildPeer(folder: string, name: string, outDir: string): Promise<void> {
  const config: InlineConfig = {
    root: folder, base: `/${name}/`, configFile: false, logLevel: 'warn', plugins: [react()],
    // All pages use the same React.
    resolve: { alias: Object.fromEntries(['react', 'react-dom'].map((library) => [library, join(root, 'node_modules', library)])) },
  }
  await build({ ...config, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 } })
  const prerender = join(folder, 'prerender.tsx')
  if (existsSync(prerender)) {
    const { module } = await runnerImport<{ prerender: (document: string) => string }>(prerender, { logLevel: 'warn', plugins: [react()] })
    const document = join(outDir, 'index.html')
    writeFileSync(document, module.prerender(readFileSync(document, 'utf8')))
  }
  await compressFolder(outDir)
}
