import { siteCodes } from '@s4/api-marketplace/sites'
import type { Company } from './a-company'
import type { Seeker } from './a-seeker'
import type { TestJob } from './a-job'
import type { TestApi } from './start-api'

export interface TestShift {
  id: string
  company: Company
  seeker: Seeker
  job: TestJob
  /** The check-in code printed for checkpoint A. */
  code: string
}

type Overrides = Parameters<TestApi['aPublishedJob']>[1] & { seeker?: Seeker; company?: Company }

/** Agreed work on Sat 21 Nov 2026, 22:00–06:00, with everything the worker needs to book on (PIN 0427). */
export async function aShift(api: TestApi, { seeker, company, ...job }: Overrides = {}): Promise<TestShift> {
  const owner = company ?? (await api.aCompany())
  const worker = seeker ?? (await api.aSeeker())
  const posted = await api.aPublishedJob(owner, job)
  const id = await api.anAssignment({ company: owner, job: posted, seeker: worker })
  const code = siteCodes(api.deps.settings.codeKeys).printed({ id: posted.siteId, codeGeneration: 1 }, 'A')
  return { id, company: owner, seeker: worker, job: posted, code }
}

/** Books the worker on by their session and returns the shift token. */
export async function bookOnShift(api: TestApi, shift: TestShift, body: object = {}): Promise<string> {
  const answer = await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-on`, {
    pin: '0427',
    code: shift.code,
    ...body,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ data: { shiftToken: string } }>().data.shiftToken
}
