/** The code is a separate module, because few deployments need it. */
export { createClassicEnvelope as makeClassicEnvelope } from '@portal/api-client'
