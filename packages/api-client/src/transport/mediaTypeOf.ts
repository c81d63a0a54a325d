/** The answer's media type without parameters, in small letters; empty if it says none. */
export function mediaTypeOf(response: Response): string {
  const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';')
  return mediaType.trim().toLowerCase()
}

export const isJson = (response: Response): boolean => /^application\/(?:[\w.+-]+\+)?json$/.test(mediaTypeOf(response))
