import { cursorOf, readCursor } from '../server/cursor'
import type { Deps } from '../server/deps'
import { implement, type Handler } from '../server/implement'
import { completedWorkRepository } from './completed-work-repository'
import { statementOf, weekOf } from './statement'

export const completedWorkHandlers = ({ db }: Deps): Handler[] => [
  implement('completedWork.list', async ({ input: { cursor, ...query }, actor: { companyId } }) => {
    const data = await completedWorkRepository(db, companyId).page({ ...query, after: readCursor(cursor) })
    const last = data.length === query.limit ? data.at(-1) : undefined
    return { data, nextCursor: last ? cursorOf({ at: last.startsAt, id: last.shiftId }) : null }
  }),

  implement('completedWork.statement', async ({ input: { day }, actor: { companyId } }) => {
    const week = weekOf(day)
    return { ...week, lines: await statementOf(db, companyId, week) }
  }),

  implement('completedWork.show', ({ input: { id, shift }, actor: { companyId } }) => completedWorkRepository(db, companyId).show(id, shift)),
]
