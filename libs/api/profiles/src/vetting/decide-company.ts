import { ApiError } from '@s4/contract/api-error'
import { companyLinks } from '@s4/links'
import {
  declarationLabels,
  UNVERIFIED_WORK,
  type VettingStatus,
  vettingLabels,
  whyNotVerifiable,
} from '@s4/domain/vetting'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { setVetting } from '../company/store/set-vetting'
import { type DeclarationDecision, vettingRepository } from './vetting-repository'

const meaning: Record<VettingStatus, string> = {
  verified: 'You can post, offer and see where workers are paid, and workers no longer read that you are not verified.',
  notVerified: `You can post, and have up to ${UNVERIFIED_WORK} shifts offered or agreed at once.`,
  refused: 'New jobs and offers are stopped, what was open is closed. Work that is agreed goes on.',
  struckOff: 'New jobs and offers are stopped, what was open is closed. Work that is agreed goes on.',
}

interface CompanyDecision {
  companyId: string
  decision: VettingStatus
  reason: string
  /** What the company was when the decision was made; undefined when that does not matter. */
  seen: VettingStatus | undefined
}

/**
 * Decides about a company as a whole and tells it with the reason (docs/product.md#vetting). Throws `input.invalid`
 * when it cannot be verified yet, and `record.changed` when it was decided about meanwhile.
 */
export async function decideCompany(
  ctx: CommandContext<null>,
  { companyId, decision, reason, seen }: CompanyDecision,
): Promise<void> {
  const { tx, now, staff } = ctx
  const vetting = vettingRepository(tx, companyId)
  const before = await setVetting(tx, companyId, decision)
  if (before === null) throw new ApiError('company.missing')
  if (seen !== undefined && seen !== before) throw new ApiError('record.changed')
  if (decision === 'verified') {
    const why = whyNotVerifiable(await vetting.declarations())
    if (why !== null) throw new ApiError('input.invalid', { fields: { decision: why } })
  }
  await vetting.addDecision({ decision, reason }, { now, staffId: staff?.staffId ?? null })
  const members = await listMemberUids(tx, companyId)
  await ctx.record({
    action: 'company.vetted',
    subject: { kind: 'company', id: companyId },
    companyId,
    detail: { decision, before },
    notices: [
      {
        to: members,
        kind: 'company.vetted',
        title: `S4 decided about your company: ${vettingLabels[decision]}`,
        body: `${reason}\n\n${meaning[decision]}`,
        link: companyLinks.vetting,
        critical: true,
      },
    ],
    signals: [{ to: members, resources: ['vetting', 'company'] }],
  })
}

/** Says what was found about one thing a company declared; a refusal is told to it. */
export async function decideDeclaration(
  ctx: CommandContext<null>,
  { companyId, ...decision }: DeclarationDecision & { companyId: string },
): Promise<void> {
  const { tx, now, staff } = ctx
  if (decision.status === 'refused' && decision.reason === '')
    throw new ApiError('input.invalid', { fields: { reason: 'Say why. The company reads it.' } })
  const { kind } = await vettingRepository(tx, companyId).decideDeclaration(decision, {
    now,
    staffId: staff?.staffId ?? null,
  })
  const members = await listMemberUids(tx, companyId)
  await ctx.record({
    action: 'company.declaration-decided',
    subject: { kind: 'declaration', id: decision.declarationId },
    companyId,
    detail: { kind, status: decision.status, method: decision.method },
    notices:
      decision.status === 'refused'
        ? [
            {
              to: members,
              kind: 'company.declaration-refused',
              title: `S4 could not confirm: ${declarationLabels[kind]}`,
              body: `${decision.reason}\n\nCorrect it under Verification, and S4 looks again.`,
              link: companyLinks.vetting,
              critical: true,
            },
          ]
        : [],
    signals: [{ to: members, resources: ['vetting'] }],
  })
}
