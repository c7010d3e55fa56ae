import type { AttendanceEvent } from '@s4/contract'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'

/** What a worker's own break or booking off came by: signed in, or the phone's pass to the shift. */
export const phoneSource = (actor: Actor | ShiftActor): AttendanceEvent['source'] =>
  'assignmentId' in actor ? 'shift-pass' : 'session'
