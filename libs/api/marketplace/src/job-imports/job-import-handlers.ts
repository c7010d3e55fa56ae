import { ApiError } from '@s4/contract/api-error'
import { guessJobMapping, MAX_IMPORTED_JOBS } from '@s4/domain/job-import'
import { v7 as uuid } from 'uuid'
import { readSentCsv } from '@s4/api-platform/csv-file'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { checkJobs, toPreview } from './check-jobs'
import { jobImportRepository } from './job-import-repository'
import { runImport } from './run-import'

const JOBS = { most: MAX_IMPORTED_JOBS, one: 'job', many: 'jobs' }

/** Files of jobs that a company posts (docs/product.md#many-jobs-at-once). */
export const jobImportHandlers = (deps: Deps) => {
  const { db, clock } = deps
  return [
    implement('jobImports.create', async ({ actor: { companyId, uid }, request }) => {
      await limit(deps, request, { what: 'import-jobs', person: uid })
      const { fileName, records, header, rows } = readSentCsv(request, JOBS)
      const id = uuid()
      await jobImportRepository(db).insert({ id, companyId, uid, fileName, records, now: clock.now() })
      return { id, fileName, header, rows, mapping: guessJobMapping(header) }
    }),

    implement('jobImports.preview', async ({ input: { id, mapping }, actor }) => {
      const found = await jobImportRepository(db).find({ id, ...actor })
      if (!found) throw new ApiError('record.missing')
      if (found.postedAt !== null) throw new ApiError('job-import.done')
      return toPreview(await checkJobs(db, actor, { records: found.records, mapping, now: clock.now() }))
    }),

    implement('jobImports.run', ({ input, transact }) => transact((ctx) => runImport(ctx, input))),
  ]
}
