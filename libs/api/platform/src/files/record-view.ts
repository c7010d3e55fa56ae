import { seekerLinks } from '@s4/links'
import type { FilePurpose } from '@s4/contract'
import type { Actor } from '../actor/actor'
import type { CommandContext } from '../commands/command-context'
import type { NewNotice } from '../notices/notify'
import type { FileRow } from './file-repository'

const personal: readonly FilePurpose[] = ['certificate', 'licence', 'right-to-work', 'screening']
const NAMES: Partial<Record<FilePurpose, string>> = {
  'right-to-work': 'right-to-work document',
  screening: 'screening evidence',
}
const DAY = 24 * 60 * 60_000

/** True for a personal document opened by a company. */
export const isRecordedView = ({ companyId }: Actor, { purpose }: FileRow) =>
  companyId !== null && personal.includes(purpose)

/** Records every view in the audit log and notifies the owner once a day (docs/product.md#document-checks). */
export async function recordView(ctx: CommandContext<Actor>, file: FileRow): Promise<void> {
  const { tx } = ctx
  const isFirst = !(await hasSeenToday(ctx, file))
  const [seeker] = await tx.query<{ id: string }>('select id from seeker where uid = $1', [file.ownerUid])
  await ctx.record({
    action: 'file.viewed',
    subject: { kind: 'file', id: file.id },
    seekerId: seeker?.id ?? null,
    detail: { purpose: file.purpose },
    notices: isFirst ? [await viewNotice(ctx, file)] : [],
  })
}

async function hasSeenToday({ tx, actor, now }: CommandContext<Actor>, { id }: FileRow): Promise<boolean> {
  const seen = await tx.query(
    `select 1 from audit_entry where subject_kind = 'file' and subject_id = $1 and action = 'file.viewed'
       and company_id = $2 and at > $3 limit 1`,
    [id, actor.companyId, new Date(now.getTime() - DAY)],
  )
  return seen.length > 0
}

async function viewNotice({ tx, actor }: CommandContext<Actor>, { ownerUid, purpose }: FileRow): Promise<NewNotice> {
  const [company] = await tx.query<{ name: string }>('select company_name as name from company where id = $1', [
    actor.companyId,
  ])
  return {
    to: [ownerUid],
    kind: 'document.viewed',
    title: `${company?.name ?? 'A company'} looked at your ${NAMES[purpose] ?? purpose}`,
    link: seekerLinks.profile,
  }
}
