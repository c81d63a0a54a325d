import { createLoginAsker } from '../routes/auth/login/askLogin.ts'
import { startEarlySignIn } from '../routes/auth/login/earlySignIn.ts'
import { prerenderedConfig } from './prerenderedConfig.ts'

// This small script of the sign-in page loads first, and handles the form until the page's scripts have loaded.
const config = prerenderedConfig(document)
const form = document.querySelector('form')
if (config && form) globalThis.earlySignIn = startEarlySignIn(form, createLoginAsker(config, (...given) => fetch(...given)))
