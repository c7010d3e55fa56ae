import type { ClientReport } from '@s4/contract'
import { shellLinks } from '@s4/links'
import type { Deps } from '@s4/api-platform/deps'
import { appUrl } from '@s4/api-platform/settings'
import { evidenceRepository } from '../evidence/evidence-repository'
import { readLetterhead } from '../evidence/letterhead'
import { clientReportPdf } from './client-report-pdf'
import { reportTitle } from './report-words'

/** The PDF on the company's letterhead, noted for `/verify`; `madeBy` is null when the client asks for it. */
export async function makeReportPdf(
  deps: Deps,
  report: ClientReport,
  { companyId, madeBy }: { companyId: string; madeBy: string | null },
): Promise<{ bytes: Buffer; digest: string }> {
  const now = deps.clock.now()
  const bytes = await clientReportPdf(report, {
    letterhead: await readLetterhead(deps, companyId),
    madeAt: now.toISOString(),
    verifyAt: appUrl(deps.settings, 'shell', shellLinks.verify),
  })
  const sha256 = await evidenceRepository(deps.db).insert(
    { bytes, companyId, kind: 'clientReport', title: reportTitle(report), shiftId: null, madeBy },
    now,
  )
  return { bytes, digest: `sha-256=:${sha256.toString('base64')}:` }
}
