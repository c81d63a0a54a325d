import * as v from 'valibot'
import { recordId } from './accessShapes.ts'
import { flag } from './shapes.ts'

/** A controller at a property location, and the doors it controls. */
const module = v.looseObject({
  ModuleID: recordId,
  Name: v.string(),
  /** The hardware model, one of the domain's `HardwareModel`; `HardwareID` is null if the catalog has no id for it. */
  HardwareModel: v.string(),
  HardwareID: v.nullable(v.number()),
  IsOnline: flag,
  Ports: v.array(v.looseObject({ PortID: v.string(), PortNumber: v.number(), Name: v.string(), Status: v.string() })),
})

/** Locations with their controllers and doors. */
export const places = v.array(
  v.looseObject({
    PropertyLocationID: recordId,
    /** Ours: the id of the property, because a holiday applies to all places of a property. */
    PropertyID: v.optional(recordId),
    /** Ours: the name of the property, because an invite opens doors of one property. */
    PropertyName: v.optional(v.string()),
    Name: v.string(),
    TimeZone: v.string(),
    Modules: v.array(module),
  }),
)
