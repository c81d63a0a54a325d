import { watchmanVideoPath } from '../../media/mediaRoutes.ts'
import type { Handler } from '../Handler.ts'

export const getWatchmanSystemConfiguration: Handler<'getWatchmanSystemConfiguration'> = async (_request, { baseUrl }) => {
  return { VideoUrl: baseUrl + watchmanVideoPath }
}
