import * as v from 'valibot'
import { recordId } from './accessShapes.ts'
import { flag } from './shapes.ts'

/** A controller at a property location, and the doors it controls. */
const module = v.looseObject({
  ModuleID: recordId,
  Name: v.string(),
  /** A name of the domain's `HardwareModel`; `HardwareID` is null where the catalog gives it none. */
  HardwareModel: v.string(),
  HardwareID: v.nullable(v.number()),
  IsOnline: flag,
  Ports: v.array(v.looseObject({ PortID: v.string(), PortNumber: v.number(), Name: v.string(), Status: v.string() })),
})

/** Locations with their controllers and doors. */
export const places = v.array(
  v.looseObject({
    PropertyLocationID: recordId,
    /** Ours: a holiday holds for all places of a property. */
    PropertyID: v.optional(recordId),
    /** Ours: an invite opens doors of one property. */
    PropertyName: v.optional(v.string()),
    Name: v.string(),
    TimeZone: v.string(),
    Modules: v.array(module),
  }),
)
