import type { AttendanceEvent } from '@s4/contract'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'

/** Whether a worker's break or booking off came from a session or from a shift pass. */
export const phoneSource = (actor: Actor | ShiftActor): AttendanceEvent['source'] =>
  'assignmentId' in actor ? 'shift-pass' : 'session'
