export { callDesk } from './desk/callDesk.ts'
export { serveDesk } from './desk/serveDesk.ts'
export { readImportFile } from './readImportFile.ts'
