import { guessMapping, MAX_IMPORTED } from '@s4/domain/worker-import'
import { ApiError } from '@s4/contract/api-error'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { readSentCsv } from '@s4/api-platform/csv-file'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { knownPeople } from '../worker-invitations/invite-people'
import { checkPeople, toPreview } from './check-people'
import { runImport } from './run-import'
import { workerImportRepository } from './worker-import-repository'

const PEOPLE = { most: MAX_IMPORTED, one: 'person', many: 'people' }

/** Files of people whom a company invites (docs/product.md#inviting-workers). */
export const workerImportHandlers = (deps: Deps) => {
  const { db, clock } = deps
  return [
    implement('workerImports.create', async ({ actor: { companyId, uid }, request }) => {
      await limit(deps, request, { what: 'import-workers', person: uid })
      const { fileName, records, header, rows } = readSentCsv(request, PEOPLE)
      const id = uuid()
      await workerImportRepository(db).insert({ id, companyId, by: uid, fileName, records, now: clock.now() })
      return { id, fileName, header, rows, mapping: guessMapping(header) }
    }),

    implement('workerImports.preview', async ({ input: { id, mapping }, actor }) => {
      const found = await workerImportRepository(db).find({ id, companyId: actor.companyId })
      if (!found) throw new ApiError('record.missing')
      return toPreview(checkPeople(found.records, mapping, await knownPeople({ tx: db, actor, now: clock.now() })))
    }),

    implement('workerImports.run', async ({ input, actor: { companyId }, transact }) => {
      const imports = workerImportRepository(db)
      if (!(await imports.start({ id: input.id, companyId }, clock.now()))) {
        const progress = await imports.progress({ id: input.id, companyId })
        if (!progress) throw new ApiError('record.missing')
        throw new ApiError(progress.status === 'running' ? 'worker-import.running' : 'worker-import.done')
      }
      try {
        return await transact((ctx) => runImport(ctx, deps, input))
      } catch (error) {
        await imports.stop(input.id)
        throw error
      }
    }),

    implement('workerImports.progress', async ({ input: { id }, actor: { companyId } }) => {
      const progress = await workerImportRepository(db).progress({ id, companyId })
      if (!progress) throw new ApiError('record.missing')
      return progress
    }),
  ]
}
