import { createLoginAsker } from '../routes/auth/login/askLogin.ts'
import { startSignInAhead } from '../routes/auth/login/signInAhead.ts'
import { prerenderedConfig } from './prerenderedConfig.ts'

// A script of its own beside the document of the sign-in page: it comes before all others, which take the form over from it.
const config = prerenderedConfig(document)
if (config) globalThis.signInAhead = startSignInAhead(document, createLoginAsker(config, (...given) => fetch(...given)))
