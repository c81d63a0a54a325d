// Runs as a process of its own: serves a built folder from several processes, as `PROCESSES=2 npm start` does.
import { servePortalTogether } from './servePortalTogether.ts'

const [folder = '', port = '', databasePath = '', processes = ''] = process.argv.slice(2)
await servePortalTogether({ folder, port: Number(port), databasePath }, Number(processes))
