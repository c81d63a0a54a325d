import { createImportDesk } from '@portal/domain'
import { expect, it, onTestFinished } from 'vitest'
import { readImportFile } from '../readImportFile.ts'
import { callDesk, type DeskLine } from './callDesk.ts'
import type { DeskAnswer } from './deskCalls.ts'
import { serveDesk } from './serveDesk.ts'

/** Creates both ends of a channel, as between a page and its worker. Messages are copied, as between them. */
function openLine() {
  const { port1, port2 } = new MessageChannel()
  const failures: ((event: ErrorEvent) => void)[] = []
  port1.start()
  port2.start()
  onTestFinished(() => {
    port1.close()
    port2.close()
  })
  const line: DeskLine = {
    addEventListener: (type, heard) => {
      if (type !== 'message') failures.push(heard)
      else port1.addEventListener('message', (event: MessageEvent<DeskAnswer>) => heard(event))
    },
    postMessage: (question, transfer) => port1.postMessage(question, transfer),
    terminate: () => port1.close(),
  }
  return { line, port: port2, fail: () => failures.forEach((heard) => heard(new Event('error') as ErrorEvent)) }
}

const source = () => ({ kind: 'users' as const, name: 'movers.csv', bytes: new TextEncoder().encode('Name;Unit\nAna;0101\nLuis;0102'), sheet: null })
const known = { groups: [], pins: [], units: [], people: [] }

it('an import desk behind a channel answers like a local desk, in the order of the requests', async () => {
  const { line, port } = openLine()
  serveDesk(createImportDesk(readImportFile), port)
  const { desk } = callDesk(() => line)
  const [facts, , view, rows] = await Promise.all([
    desk.read(source()), desk.match({ columns: ['Name', 'Unit'], known }), desk.look({ show: null, page: 1, size: 20 }), desk.take({ after: 0, count: 10 }),
  ])
  expect(facts).toMatchObject({ rows: 2, headings: ['Name', 'Unit'] })
  expect(view.rows.map(({ cells }) => cells)).toEqual([['Ana', '0101'], ['Luis', '0102']])
  expect(view.twins).toBeInstanceOf(Map)
  expect(rows.map(({ cells }) => cells.Name)).toEqual(['Ana', 'Luis'])
})

it('errors of the desk are thrown to the caller; a failed worker rejects pending requests', async () => {
  const { line, port, fail } = openLine()
  const local = createImportDesk(readImportFile)
  serveDesk({ ...local, draft: () => Promise.reject(new Error('It broke.')), errorRows: () => new Promise(() => undefined) }, port)
  const { desk } = callDesk(() => line)
  await expect(desk.draft()).rejects.toThrow('It broke.')
  const waiting = desk.errorRows()
  fail()
  await expect(waiting).rejects.toThrow('The worker has failed.')
  await expect(desk.draft()).rejects.toThrow('The worker has failed.')
})

it('after a failure a new worker reads the file again, and refuses requests about unknown files', async () => {
  const lines = [openLine(), openLine()]
  for (const { port } of lines) serveDesk(createImportDesk(readImportFile), port)
  const connected = lines.map(({ line }) => line)
  const { desk } = callDesk(() => connected.shift() ?? expect.unreachable('a third worker'))
  await desk.read(source())
  lines[0]?.fail()
  await expect(desk.look({ show: null, page: 1, size: 20 })).rejects.toThrow('The worker has failed.')
  expect(await desk.read(source())).toMatchObject({ rows: 2 })
  expect((await desk.look({ show: null, page: 1, size: 20 })).rows).toHaveLength(2)
})

it('closing the desk rejects pending requests', async () => {
  const { line, port } = openLine()
  serveDesk({ ...createImportDesk(readImportFile), draft: () => new Promise(() => undefined) }, port)
  const { desk, close } = callDesk(() => line)
  const waiting = desk.draft()
  close()
  await expect(waiting).rejects.toThrow('The worker has failed.')
})
