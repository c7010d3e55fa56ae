import { violatedConstraint } from '@s4/db'

const constraints: ReadonlySet<string | undefined> = new Set(['no_overlapping_work', 'one_slot_a_person'])

/** True when the database refused work because the worker has other work at that time, or that shift already. */
export const isWorkAtThatTime = (error: unknown): boolean => constraints.has(violatedConstraint(error))
