import { useNavigation, type Location } from 'react-router-dom'
import { splitAddress } from './accountAddress.ts'

/** The page that is on its way, by its path within the account; undefined where none is. */
export function useComingPlace(): Pick<Location, 'pathname' | 'search'> | undefined {
  const { location } = useNavigation()
  return location && { pathname: splitAddress(location.pathname).path, search: location.search }
}
