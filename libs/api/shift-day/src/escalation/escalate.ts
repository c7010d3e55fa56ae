import { companyLinks } from '@s4/links'
import { alertResources } from '@s4/contract/changes'
import type { Alert } from '@s4/contract'
import { nextStep, type Rung, unansweredTexts } from '@s4/domain/escalation'
import { onCallAt, onCallClock } from '@s4/domain/on-call'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { alertRepository } from '../alert-log/alert-repository'
import { alertWords } from '../alert-log/alert-words'
import { onCallRepository } from '../on-call/on-call-repository'
import { escalationRepository } from './escalation-repository'
import { type AlertToTell, tellPeople } from './tell-people'

const MINUTE = 60_000
const BATCH_SIZE = 500

/** Tells those who come first, in the transaction that raises the alert. */
export async function startEscalation(ctx: CommandContext, alert: AlertToTell): Promise<void> {
  const { id: alertId, companyId, severity } = alert
  if (severity === 'low') return
  const ladder = await readLadder(ctx, alert)
  const first = nextStep(null, { ...ladder, told: new Set() }) ?? { rung: 'owner' as const, uids: [] }
  await tellPeople(ctx, alert, { step: 1, uids: first.uids })
  const nextAt = await endOfRung(ctx, companyId, first.rung)
  await escalationRepository(ctx.tx).insert({ alertId, companyId, severity, rung: first.rung, nextAt })
}

/** Tells the next people of each alert that nobody has acknowledged in time (docs/product.md#who-is-told). */
export const climbEscalations: DueWork = async ({ db }, now) => {
  const due = await escalationRepository(db).listDue(now, BATCH_SIZE)
  await eachDue({ db, now }, due, async (ctx, id) => {
    const escalations = escalationRepository(ctx.tx)
    // The alert is locked first, as when somebody acknowledges it.
    await ctx.tx.query('select id from alert where id = $1 for update', [id])
    const escalation = await escalations.locked(id, now)
    if (!escalation?.isDue) return
    const { companyId, severity, rung, step } = escalation
    const found = await alertRepository(ctx.tx, companyId).locked(id)
    if (!found || found.acknowledgedAt !== null || found.resolvedAt !== null) return escalations.end(id, null)

    const alert = { id, companyId, severity, kind: found.kind, ...alertWords(found) }
    const told = new Set(await escalations.listTold(id))
    const next = nextStep(rung, { ...(await readLadder(ctx, alert)), told })
    if (!next) return giveUp(ctx, { companyId, found })
    await tellPeople(ctx, alert, { step: step + 1, uids: next.uids })
    await escalations.climb(id, {
      rung: next.rung,
      step: step + 1,
      nextAt: await endOfRung(ctx, companyId, next.rung),
    })
    await recordStep(ctx, { companyId, found }, { action: 'alert.escalated', detail: { rung: next.rung } })
  })
}

/** Members see the alerts of their sites only. */
async function readLadder({ tx, now }: CommandContext, { id, companyId, kind }: AlertToTell) {
  const onCall = onCallRepository(tx, companyId)
  const members = await onCall.members()
  const seeing = await onCall.listUidsWhoSee(id)
  const entries = (await onCall.entries()).filter(({ uid }) => seeing.has(uid))
  const owners = members.filter(({ isOwner }) => isOwner).map(({ uid }) => uid)
  return { onCall: onCallAt(entries, onCallClock(now)), owners, all: kind === 'help' }
}

async function endOfRung({ tx, now }: CommandContext, companyId: string, rung: Rung): Promise<Date> {
  const { firstMinutes, secondMinutes, ownerMinutes } = await onCallRepository(tx, companyId).rules()
  const minutes = { first: firstMinutes, second: secondMinutes, owner: ownerMinutes }[rung]
  return new Date(now.getTime() + minutes * MINUTE)
}

interface CompanyAlert {
  companyId: string
  found: Alert
}

/** Everybody was told and nobody acknowledged: the alert says so, and the owners read it in the app and by mail. */
async function giveUp(ctx: CommandContext<null>, { companyId, found }: CompanyAlert): Promise<void> {
  const escalations = escalationRepository(ctx.tx)
  await escalations.end(found.id, ctx.now)
  const { unanswered } = await escalations.show(found.id)
  const members = await onCallRepository(ctx.tx, companyId).members()
  const { title, body } = alertWords(found)
  await recordStep(
    ctx,
    { companyId, found },
    {
      action: 'alert.unanswered',
      notices: [
        {
          to: members.filter(({ isOwner }) => isOwner).map(({ uid }) => uid),
          kind: 'alert.unanswered',
          title: `Nobody is looking at it: ${title}`,
          body: `${body}. ${unansweredTexts[unanswered ?? 'notAnswered']}. Open it now.`,
          link: `${companyLinks.alerts}?jobId=${found.jobId}`,
          critical: true,
        },
      ],
    },
  )
}

async function recordStep(
  ctx: CommandContext<null>,
  { companyId, found }: CompanyAlert,
  what: Pick<Parameters<CommandContext['record']>[0], 'action' | 'detail' | 'notices'>,
): Promise<void> {
  await ctx.record({
    ...what,
    subject: { kind: 'alert', id: found.id },
    assignmentId: found.assignmentId,
    companyId,
    seekerId: found.seekerId,
    signals: [{ to: await listMemberUids(ctx.tx, companyId), resources: alertResources }],
  })
}
