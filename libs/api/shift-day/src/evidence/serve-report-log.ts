import { Id, type MemberRole } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { shiftText } from '@s4/domain/shift-text'
import { apiLinks, shellLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { appUrl } from '@s4/api-platform/settings'
import { liveRepository } from '../live-work/live-repository'
import { shiftInView } from '../live-work/shift-in-view'
import { evidenceRepository } from './evidence-repository'
import { readLetterhead } from './letterhead'
import { readPicture } from './read-picture'
import { withoutPersonal } from '../logbook/personal-reports'
import { type LogLine, readReportLog } from './report-log'
import { reportLogPdf } from './report-log-pdf'

const withoutPersonalLines = (all: readonly LogLine[], role: MemberRole | null) => {
  const { entries, withheld } = withoutPersonal(all, role)
  return { lines: entries, withheld }
}

const Asked = z.object({ id: Id, shift: Id.optional() })
const PICTURE_PIXELS = 900

/**
 * `GET /api/company/jobs/{id}/report.pdf?shift=`: the log of a shift with pictures, on the company's letterhead. The
 * header `content-digest` and the page `/verify` know its SHA-256.
 */
export function serveReportLog(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const { db, clock, settings } = deps

  app.get<{ Params: { id: string } }>(apiLinks.reportLogPdf(':id'), async (request, reply) => {
    const { companyId, uid, memberRole } = await admit(deps, request, { requires: 'reports.read', byCookie: true })
    const { data: asked } = Asked.safeParse({ ...request.params, ...(request.query as object) })
    const repository = liveRepository(db, companyId)
    const job = asked && (await repository.job(asked.id))
    const now = clock.now()
    const shift = job && shiftInView(await repository.listShifts(job.jobId), asked.shift, now)
    if (!shift) throw new ApiError('job.missing')

    const title = `${job.title}, ${job.siteName}, ${shiftText(shift, job.zone)}`
    const bytes = await reportLogPdf({
      letterhead: await readLetterhead(deps, companyId),
      title,
      zone: job.zone,
      ...withoutPersonalLines(await readReportLog(db, shift.id), memberRole),
      picture: readPicture(deps, PICTURE_PIXELS),
      madeAt: now.toISOString(),
      verifyAt: appUrl(settings, 'shell', shellLinks.verify),
    })
    const sha256 = await evidenceRepository(db).insert(
      { bytes, companyId, kind: 'reportLog', title, shiftId: shift.id, madeBy: uid },
      now,
    )
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="report-log-${shift.startsAt.slice(0, 10)}.pdf"`)
      .header('content-digest', `sha-256=:${sha256.toString('base64')}:`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
}
