import { useRights } from '../app/useRights.ts'
import type { CameraPhotoProps } from '../photos/CameraPhoto.tsx'
import type { LogLine } from './logLine.ts'

/** Returns a function that finds the photo of an event; null without one, and if the user may not see it. */
export function usePhotoOfLine(): (line: LogLine) => Pick<CameraPhotoProps, 'of' | 'photo' | 'station'> | null {
  const mayDo = useRights()
  return (line) => {
    if (line.Kind === 'event') return line.Photo && { of: { event: line.ID }, photo: line.Photo, station: line.PortName }
    if (line.Kind === 'change' || line.Call.Photo === null || !mayDo('callGroups.own')) return null
    return { of: { call: line.Call.ID }, photo: line.Call.Photo, station: line.Call.StationName }
  }
}
