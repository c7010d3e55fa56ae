import { companyLinks } from '@s4/links'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Db } from '@s4/db'
import { listMemberUids } from '@s4/api-platform/notices'
import { setVetting } from '../company/store/set-vetting'
import { vettingRepository } from './vetting-repository'

/** A verified company that changes its name or company number is not yet verified again. */
export async function lookAgain(
  ctx: CommandContext,
  { companyId, what }: { companyId: string; what: 'name' | 'number' },
): Promise<void> {
  const { tx, now } = ctx
  const vetting = vettingRepository(tx, companyId)
  if (what === 'name') await vetting.declareAgain('companiesHouse', now)
  if (!(await isVerified(tx, companyId))) return
  await setVetting(tx, companyId, 'notVerified')
  const reason = what === 'name' ? 'The name of the company was changed.' : 'The company number was changed.'
  await vetting.addDecision({ decision: 'notVerified', reason }, { now, staffId: null })
  const members = await listMemberUids(tx, companyId)
  await ctx.record({
    action: 'company.to-verify-again',
    subject: { kind: 'company', id: companyId },
    companyId,
    detail: { what },
    notices: [
      {
        to: members,
        kind: 'company.vetted',
        title: 'S4 looks at your company again',
        body: `${reason} Until S4 has looked, your company counts as not yet verified.`,
        link: companyLinks.vetting,
        critical: true,
      },
    ],
    signals: [{ to: members, resources: ['vetting', 'company'] }],
  })
}

async function isVerified(tx: Db, companyId: string): Promise<boolean> {
  const rows = await tx.query(`select 1 from company where id = $1 and vetting = 'verified' for update`, [companyId])
  return rows.length > 0
}
