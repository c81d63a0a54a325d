import { createLoginAsker } from '../routes/auth/login/askLogin.ts'
import { startSignInAhead } from '../routes/auth/login/signInAhead.ts'
import { prerenderedConfig } from './prerenderedConfig.ts'

// A script of its own beside the document of the sign-in page: it comes before all others, which take the form over from it.
const config = prerenderedConfig(document)
const form = document.querySelector('form')
if (config && form) globalThis.signInAhead = startSignInAhead(form, createLoginAsker(config, (...given) => fetch(...given)))
