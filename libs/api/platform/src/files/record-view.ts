import type { FilePurpose } from '@s4/contract'
import type { Actor } from '../actor/actor'
import { audit } from '../notices/audit'
import type { Deps } from '../deps/deps'
import { notify } from '../notices/notify'
import type { FileRow } from './file-repository'

const personal: readonly FilePurpose[] = ['certificate', 'licence', 'right-to-work']
const DAY = 24 * 60 * 60_000

/** A company that opens a personal document leaves a trace each time, and its owner is told once a day (PRODUCT rule 18). */
export async function recordView({ db, clock }: Deps, actor: Actor, { id, ownerUid, purpose }: FileRow): Promise<void> {
  if (!actor.companyId || !personal.includes(purpose)) return
  const now = clock.now()
  await db.transaction(async (tx) => {
    const [seen] = await tx.query(
      `select 1 from audit_entry where subject_kind = 'file' and subject_id = $1 and action = 'file.viewed' and company_id = $2 and at > $3 limit 1`,
      [id, actor.companyId, new Date(now.getTime() - DAY)],
    )
    const [seeker] = await tx.query<{ id: string }>('select id from seeker where uid = $1', [ownerUid])
    await audit(tx, {
      at: now,
      actor,
      action: 'file.viewed',
      subject: { kind: 'file', id },
      seekerId: seeker?.id ?? null,
      detail: { purpose },
    })
    if (seen) return
    const [company] = await tx.query<{ name: string }>('select company_name as name from company where id = $1', [
      actor.companyId,
    ])
    await notify(tx, {
      at: now,
      to: [ownerUid],
      kind: 'document.viewed',
      title: `${company?.name ?? 'A company'} looked at your ${purpose === 'right-to-work' ? 'right-to-work document' : purpose}`,
      link: '/User-PersonalDetails',
    })
  })
}
