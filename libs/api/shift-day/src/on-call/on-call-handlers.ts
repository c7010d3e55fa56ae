import type { Contract, OnCall, OnCallEntry, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { nextStep } from '@s4/domain/escalation'
import { findOverlap, onCallAt, onCallClock, onCallHoles } from '@s4/domain/on-call'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { type Handler, implement } from '@s4/api-platform/http'
import { listMemberUids } from '@s4/api-platform/notices'
import { waysToReach } from '@s4/api-platform/reach'
import { type NewEntry, onCallRepository } from './on-call-repository'

const MAX_ENTRIES = 200
/** How far ahead it says that nobody is on call. */
const HOLES_DAYS = 14

type Context = CommandContext<CompanyActor>

export function onCallHandlers({ db, clock }: Deps): Handler[] {
  const changed = async ({ tx, actor: { companyId }, now, record }: Context, action: string): Promise<OnCall> => {
    await record({
      action,
      subject: { kind: 'company', id: companyId },
      signals: [{ to: await listMemberUids(tx, companyId), resources: ['onCall'] }],
    })
    return showOnCall(tx, companyId, now)
  }

  return [
    implement('onCall.show', ({ actor }) => showOnCall(db, actor.companyId, clock.now())),

    implement('onCall.add', ({ input, transact }) =>
      transact(async (ctx) => {
        await addEntries(ctx, input)
        return changed(ctx, 'on-call.added')
      }),
    ),

    implement('onCall.remove', ({ input: { id }, transact }) =>
      transact(async (ctx) => {
        if (!(await onCallRepository(ctx.tx, ctx.actor.companyId).remove(id))) throw new ApiError('record.missing')
        return changed(ctx, 'on-call.removed')
      }),
    ),

    implement('onCall.saveRules', ({ input: { before, ...rules }, transact }) =>
      transact(async (ctx) => {
        const onCall = onCallRepository(ctx.tx, ctx.actor.companyId)
        await onCall.lock()
        refuseChangedMeanwhile({ before, now: await onCall.rules(), yours: rules })
        await onCall.saveRules(rules)
        return changed(ctx, 'on-call.rules-saved')
      }),
    ),
  ]
}

type Added = ParsedInputOf<Contract['onCall.add']>

/** All days or none. */
async function addEntries({ tx, actor: { companyId } }: Context, { weekdays, ...time }: Added): Promise<void> {
  if ((weekdays.length === 0) === (time.date === null))
    throw new ApiError('input.invalid', { fields: { weekdays: 'Choose days of the week or a date.' } })
  const onCall = onCallRepository(tx, companyId)
  await onCall.lock()
  if (!(await onCall.members()).some(({ uid }) => uid === time.uid))
    throw new ApiError('input.invalid', { fields: { uid: 'This person is not in your company any more.' } })
  const days = new Set(weekdays)
  const added: NewEntry[] =
    time.date === null ? [...days].map((weekday) => ({ ...time, weekday })) : [{ ...time, weekday: null }]
  for (const entry of added) {
    const entries = await onCall.entries()
    if (entries.length >= MAX_ENTRIES)
      throw new ApiError('input.invalid', { fields: { startsAt: `${MAX_ENTRIES} entries are the most. Remove some.` } })
    const overlap = findOverlap(entries, entry)
    if (overlap) throw new ApiError('input.invalid', { fields: { startsAt: overlapText(overlap, entry) } })
    await onCall.add(entry)
  }
}

const overlapText = ({ name, startsAt, endsAt }: OnCallEntry, { weekday }: NewEntry) =>
  `${name} is on call then${weekday === null ? '' : ` on ${weekday}`}, ` +
  `from ${startsAt} to ${endsAt}. Remove that first.`

async function showOnCall(db: Db, companyId: string, now: Date): Promise<OnCall> {
  const onCall = onCallRepository(db, companyId)
  const entries = await onCall.entries()
  const members = await onCall.members()
  const ways = await waysToReach(
    db,
    members.map(({ uid }) => uid),
  )
  const onCallNow = onCallAt(entries, onCallClock(now))
  const owners = members.filter(({ isOwner }) => isOwner).map(({ uid }) => uid)
  const first = nextStep(null, { onCall: onCallNow, owners, told: new Set(), all: false })
  const nameOf = (uid: string) => members.find((member) => member.uid === uid)?.name ?? ''
  return {
    entries,
    people: members.map(({ uid, name, isOwner }) => ({
      uid,
      name,
      isOwner,
      hasDevice: (ways.get(uid)?.devices.length ?? 0) > 0,
      hasPhone: ways.get(uid)?.hasPhone ?? false,
    })),
    now:
      onCallNow.length > 0
        ? onCallNow.map(({ uid, name, place }) => ({ uid, name, place }))
        : (first?.uids ?? []).map((uid) => ({ uid, name: nameOf(uid), place: 'owner' })),
    holes: entries.length === 0 ? [] : onCallHoles(entries, onCallClock(now), HOLES_DAYS),
    rules: await onCall.rules(),
  }
}
