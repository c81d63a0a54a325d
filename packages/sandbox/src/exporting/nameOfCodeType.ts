import { AccessCodeType } from '@portal/domain'
import { sayName } from './sayName.ts'

const names = new Map<number, string>(Object.entries(AccessCodeType).map(([name, type]) => [type, sayName(name)]))

/** `Gate code`; the number of a type that has no name. */
export const nameOfCodeType = (type: number): string => names.get(type) ?? String(type)
