/** 'America/Los Angeles': the zone's own name, as it is read. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')
