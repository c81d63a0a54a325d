import { parentPort } from 'node:worker_threads'
import { readProperties } from './readProperties.ts'

parentPort?.postMessage(readProperties(), [])
