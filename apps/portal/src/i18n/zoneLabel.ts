/** The id of a time zone as a label, such as 'America/Los Angeles'. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')
