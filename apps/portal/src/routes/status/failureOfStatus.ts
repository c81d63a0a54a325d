import type { Failure } from './Failure.ts'

/** The failure for `/error?status=…`. Only a number is read, because an address must not put text on the page. */
export function failureOfStatus(status: string | null): Failure {
  const number = Number(status)
  return number >= 400 && number < 600 ? { kind: 'service', status: number, text: statusTexts[number] ?? '', message: '' } : { kind: 'unknown' }
}

export const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
