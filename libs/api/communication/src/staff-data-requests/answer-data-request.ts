import type { DataRequest } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { dataRequestDue, dataRequestLabels } from '@s4/domain/data-request'
import { dateText, localDate } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import type { CommandContext } from '@s4/api-platform/commands'
import { dataRequestRepository } from '../data-requests/data-request-repository'
import type { DataRequestForStaff } from './staff-data-requests'

interface Extension {
  request: DataRequestForStaff
  reason: string
}

/** Two more months, once, and told within the first. Throws `data-request.closed`. */
export async function extendDataRequest(ctx: CommandContext<null>, { request, reason }: Extension): Promise<void> {
  const { tx, now } = ctx
  const { id, uid, kind, receivedAt, extendedAt, daysLeft } = request
  refuseDecided(request)
  if (extendedAt !== null || daysLeft < 0)
    throw new ApiError('data-request.closed', { message: 'It can be extended once, and before it is due.' })
  const dueOn = dataRequestDue(localDate(receivedAt), { extended: true })
  await dataRequestRepository(tx, uid).extend(id, { dueOn, reason, now })
  await ctx.record({
    action: 'data-request.extended',
    subject: { kind: 'data-request', id },
    detail: { dueOn },
    notices: [
      {
        to: [uid],
        kind: 'data-request.extended',
        title: `S4 answers by ${dateText(dueOn)}: ${dataRequestLabels[kind]}`,
        body: `${reason}\n\n${COMPLAIN}`,
        link: shellLinks.account,
        critical: true,
      },
    ],
    signals: [{ to: [uid], resources: ['dataRequests'] }],
  })
}

interface Answer extends Extension {
  decision: NonNullable<DataRequest['decision']>
}

/** Answers for good. Throws `data-request.closed`. */
export async function decideDataRequest(
  ctx: CommandContext<null>,
  { request, decision, reason }: Answer,
): Promise<void> {
  const { tx, now, staff } = ctx
  const { id, uid, kind } = request
  refuseDecided(request)
  await dataRequestRepository(tx, uid).decide(id, { decision, reason, now, staffId: staff?.staffId ?? null })
  await ctx.record({
    action: 'data-request.decided',
    subject: { kind: 'data-request', id },
    detail: { kind, decision },
    notices: [
      {
        to: [uid],
        kind: 'data-request.decided',
        title: `${titles[decision]}: ${dataRequestLabels[kind]}`,
        body: `${reason}\n\n${COMPLAIN}`,
        link: shellLinks.account,
        critical: true,
      },
    ],
    signals: [{ to: [uid], resources: ['dataRequests'] }],
  })
}

const titles = { granted: 'Done', partly: 'Done in part', refused: 'S4 does not do this' }

const COMPLAIN =
  'You can complain to S4 under Support, or to the Information Commissioner’s Office. You can also go to court.'

function refuseDecided({ decidedAt }: DataRequestForStaff): void {
  if (decidedAt !== null) throw new ApiError('data-request.closed')
}
