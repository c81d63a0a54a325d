import { createImportDesk } from '@portal/domain'
import { readImportFile, serveDesk } from '@portal/importing'

// What a file holds stays in this thread; the page asks for what it shows.
serveDesk(createImportDesk(readImportFile), self)
