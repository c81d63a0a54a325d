/** A module of its own, because few deployments need it. */
export { createClassicEnvelope as makeClassicEnvelope } from '@portal/api-client'
