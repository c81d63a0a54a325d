// Runs as its own process: does the work of a file, and kills itself before its nth write of some tables. Prints the table of every write
// if it finishes.
import { runWork } from './killedWork.fixture.ts'

const [path = '', tables = '', at = '', begin = ''] = process.argv.slice(2)
const written: string[] = []
let left = Number(at)

await runWork(path, Number(begin), (table) => {
  written.push(table)
  if (tables.split('|').includes(table) && (left -= 1) === 0) process.kill(process.pid, 'SIGKILL')
})
process.stdout.write(written.join(' '))
