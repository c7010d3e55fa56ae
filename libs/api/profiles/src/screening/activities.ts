import type { Activity } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { todayAt } from '../documents/held-document'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { forgetEntry } from '../screening-evidence/forget-entry'

const ACTIVITY = 'id, kind, title, from_date as from, to_date as to'

export async function addActivity(ctx: SeekerContext, draft: Omit<Activity, 'id'>): Promise<Activity> {
  refuseAhead(ctx, draft)
  const { kind, title, from, to } = draft
  const [made] = await ctx.tx.query<Activity>(
    `insert into screening_activity (id, seeker_id, kind, title, from_date, to_date)
     values ($1, $2, $3, $4, $5, $6) returning ${ACTIVITY}`,
    [uuid(), ctx.actor.seekerId, kind, title, from, to],
  )
  const activity = found(made)
  await recordOwnChange(ctx, { action: 'activity.added', subject: { kind: 'activity', id: activity.id } })
  return activity
}

export async function changeActivity(ctx: SeekerContext, change: Activity): Promise<Activity> {
  refuseAhead(ctx, change)
  const { id, kind, title, from, to } = change
  const [changed] = await ctx.tx.query<Activity>(
    `update screening_activity set kind = $3, title = $4, from_date = $5, to_date = $6
     where id = $1 and seeker_id = $2 returning ${ACTIVITY}`,
    [id, ctx.actor.seekerId, kind, title, from, to],
  )
  const activity = found(changed)
  await recordOwnChange(ctx, { action: 'activity.changed', subject: { kind: 'activity', id } })
  return activity
}

export async function removeActivity(ctx: SeekerContext, { id }: { id: string }): Promise<void> {
  const [gone] = await ctx.tx.query('delete from screening_activity where id = $1 and seeker_id = $2 returning id', [
    id,
    ctx.actor.seekerId,
  ])
  found(gone)
  await forgetEntry(ctx, { entryKind: 'activity', entryId: id })
  await recordOwnChange(ctx, { action: 'activity.removed', subject: { kind: 'activity', id } })
}

function refuseAhead({ now }: SeekerContext, { from, to }: { from: string; to: string | null }): void {
  const today = todayAt(now)
  if (from > today)
    throw new ApiError('input.invalid', { fields: { from: 'This is still to come: enter the day it began.' } })
  if (to !== null && to > today)
    throw new ApiError('input.invalid', { fields: { to: 'This is still to come: leave it empty until it has ended.' } })
}

export async function eraseActivities(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from screening_activity where seeker_id = $1', [seekerId])
}
