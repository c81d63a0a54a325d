// `npm run chromatic -- --trial` runs Chromatic's own command against a stand-in for its service on this machine: it builds Storybook, uploads it and publishes the build. Nothing leaves the machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

interface UploadedFile {
  filePath: string
  contentLength: number
}

interface Question {
  query: string
  variables: { files?: UploadedFile[] }
}

const root = join(import.meta.dirname, '..')
const files: UploadedFile[] = []
let uploadedBytes = 0
let isPublished = false

/** What the service answers to each question of a first build of a project. */
const answers: Readonly<Record<string, (variables: Question['variables']) => unknown>> = {
  CreateAppTokenMutation: () => ({ appToken: 'stand-in' }),
  CLIAppInfo: () => ({ app: { features: { isReactNativeApp: false } } }),
  FirstCommittedAtQuery: () => ({ app: { firstBuild: null, lastBuild: null } }),
  LastBuildQuery: () => ({ app: { isOnboarding: false, lastBuild: null } }),
  AnnounceBuildMutation: () => ({
    announceBuild: { id: '1', number: 1, browsers: ['chrome'], status: 'ANNOUNCED', reportToken: 'stand-in', features: { uiTests: true, uiReview: false }, app: { id: '1', turboSnapAvailability: 'AVAILABLE' } },
  }),
  BuildUploadHashes: () => ({ buildUploadHashes: { build: { turboSnapStatus: 'UNUSED' } } }),
  UploadBuildMutation: ({ files: named = [] }) => {
    files.push(...named)
    return { uploadBuild: { info: { sentinelUrls: [], targets: named.map(({ filePath }) => target(filePath)), zipTarget: target('storybook.zip') }, userErrors: [] } }
  },
  UploadMetadataMutation: ({ files: named = [] }) => ({ uploadMetadata: { info: { targets: named.map(({ filePath }) => target(filePath)) }, userErrors: [] } }),
  PublishBuildMutation: () => {
    isPublished = true
    return { publishBuild: { status: 'PUBLISHED', storybookUrl: address() } }
  },
  StartedBuildQuery: () => ({ app: { build: { startedAt: 1 } } }),
  VerifyBuildQuery: () => ({
    app: { build: { id: '1', number: 1, status: 'IN_PROGRESS', webUrl: address(), browsers: [{ browser: 'CHROME' }], features: { uiTests: true, uiReview: false }, app: { account: {}, repository: {} }, tests: [] } },
  }),
}

const server = createServer((request, response) => {
  void readAll(request).then((bytes) => {
    if (request.url === '/upload') uploadedBytes += bytes.length
    const { query, variables } = request.url === '/upload' ? { query: '', variables: {} } : (JSON.parse(bytes.toString()) as Question)
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
    const data = answers[name]?.(variables)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(data === undefined && query !== '' ? { errors: [{ message: `The stand-in has no answer to ${name}.` }] } : { data }))
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')

const client = spawn(process.execPath, [join(root, 'node_modules/chromatic/dist/bin.cjs'), '--project-token', 'stand-in', '--exit-once-uploaded', '--no-interactive'], {
  cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHROMATIC_INDEX_URL: address(), CHROMATIC_DISABLE_ANALYTICS: 'true' },
})
const [code] = (await once(client, 'exit')) as [number | null]
server.close()
const missing = ['index.json', 'iframe.html', 'project.json'].filter((name) => !files.some(({ filePath }) => filePath === name))
console.log(`The client ended with ${code}: ${files.length} files, ${(uploadedBytes / 1e6).toFixed(1)} MB uploaded, ${isPublished ? 'published' : 'not published'}.`)
if (missing.length > 0) console.error(`Missing: ${missing.join(', ')}`)
process.exit(code === 0 && isPublished && missing.length === 0 ? 0 : 1)

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function target(filePath: string) {
  return { contentType: 'application/octet-stream', fileKey: filePath, filePath, formAction: `${address()}/upload`, formFields: {} }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
