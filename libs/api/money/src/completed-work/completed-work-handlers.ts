import { localDate } from '@s4/domain/shift-text'
import { type Handler, implement, readCursor, readSortCursor, toPage } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { completedWorkRepository } from './completed-work-repository'
import { kindOfSort, sortedShifts } from './sorted-shifts'
import { findLatestDay, findStatement, weekAround } from './statement'

export const completedWorkHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('completedWork.list', async ({ input: { cursor, limit, sort, ...query }, actor: { companyId } }) => {
    const after = readSortCursor(cursor, kindOfSort(sort))
    const found = await sortedShifts(db, { ...query, companyId, sort, after, limit: limit + 1 })
    const page = toPage(found, limit, ({ shift, sortKey: key }) => ({ key, id: shift.shiftId }))
    return { ...page, data: page.data.map(({ shift }) => shift) }
  }),

  implement('completedWork.statement', async ({ input: { day }, actor: { companyId } }) => {
    const week = weekAround(day ?? (await findLatestDay(db, companyId)) ?? localDate(clock.now().toISOString()))
    return { ...week, lines: await findStatement(db, companyId, week) }
  }),

  implement('completedWork.owed', ({ actor: { companyId } }) =>
    completedWorkRepository(db, companyId, clock.now()).owed(),
  ),

  implement('completedWork.show', ({ input: { id, shift }, actor: { companyId } }) =>
    completedWorkRepository(db, companyId, clock.now()).show(id, shift),
  ),

  implement('completedWork.people', ({ input: { id, shift, cursor, limit }, actor: { companyId } }) =>
    completedWorkRepository(db, companyId, clock.now()).people({
      jobId: id,
      shiftId: shift,
      after: readCursor(cursor),
      limit,
    }),
  ),
]
