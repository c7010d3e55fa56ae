import type { Db } from '@s4/db'
import { workCalendarRepository } from './calendar-repository'

/** The address of a seeker's feed stops working. */
export const removeWorkCalendar = (tx: Db, uid: string): Promise<void> => workCalendarRepository(tx).stop(uid)
