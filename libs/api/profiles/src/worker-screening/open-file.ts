import type { ScreeningFile } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { seekerLinks } from '@s4/links'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { consentedAt } from '../screening-entries/consent'
import { readScreeningFile } from '../screening/read-file'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { companyName } from '../worker-documents/company-name'

interface OpenedFile {
  fullname: string
  file: ScreeningFile
}

/** Reads a worker's file for a company, logs the look and notifies the worker. Throws `access.denied`. */
export async function openFile(
  ctx: CommandContext<CompanyActor>,
  { seekerId, sealer, way }: { seekerId: string; sealer: Sealer; way: 'screen' | 'pdf' },
): Promise<OpenedFile> {
  const { tx, actor, now } = ctx
  const { companyId } = actor
  const { uid, fullname } = await visibleSeeker(tx, { seekerId, companyId, now })
  if (!(await mayReadPapers(tx, { seekerId, companyId, now })))
    throw new ApiError('access.denied', {
      message:
        'You can read this while this person has an open application with you, or work agreed that is not invoiced ' +
        'yet.',
    })
  if ((await consentedAt(tx, seekerId)) === null)
    throw new ApiError('access.denied', { message: `${fullname} has not consented to a screening.` })
  const file = await readScreeningFile({ db: tx, sealer }, { seekerId, companyId, now })
  await ctx.record({
    action: 'screening.opened',
    subject: { kind: 'seeker', id: seekerId },
    seekerId,
    detail: { way },
    notices: [
      {
        to: [uid],
        kind: 'screening.opened',
        title: `${await companyName(tx, companyId)} ${way === 'pdf' ? 'downloaded' : 'read'} your screening file`,
        body: 'You applied to it or have work agreed with it, and you consented to a screening.',
        link: seekerLinks.screeningFile,
      },
    ],
  })
  return { fullname, file }
}
