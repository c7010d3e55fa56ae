import { changes } from '@s4/contract/changes'
import { seekerLinks } from '@s4/links'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { mailReferee } from './reference-mail'
import { removeReferences } from './remove-references'

const BATCH_SIZE = 200
const FIRST_REMINDER = `interval '7 days'`
const SECOND_REMINDER = `interval '14 days'`
/** Between two mails, also after the server was away. */
const SHORTEST_BREAK = `interval '3 days'`
/** Referees who did not answer are removed then (docs/uk-rules.md#bs-7858). */
const KEPT_UNANSWERED = `interval '1 year'`

interface AskedReferee {
  seekerId: string
  worker: string
  referee: string
  emailSealed: Buffer
  expiresAt: string
  remindersSent: number
}

const isDue = `state = 'asked' and expires_at > $1
  and ((reminders_sent = 0 and asked_at <= $1::timestamptz - ${FIRST_REMINDER})
    or (reminders_sent = 1 and asked_at <= $1::timestamptz - ${SECOND_REMINDER}))
  and not exists (select from screening_reference_link as link where link.reference_id = screening_reference.id
    and link.sent_at > $1::timestamptz - ${SHORTEST_BREAK})`

/** Reminds a referee after 7 and 14 days. The links of all their mails work until one is answered. */
export const remindReferees: DueWork = async (deps, now) => {
  const { db } = deps
  const due = await db.query<{ id: string }>(
    `select id from screening_reference where ${isDue} order by asked_at limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, due, (ctx, id) => remind(ctx, deps, id))
}

async function remind(ctx: CommandContext<null>, { settings, sealer }: Deps, id: string): Promise<void> {
  const { tx, now } = ctx
  const [asked] = await tx.query<AskedReferee>(
    `update screening_reference set reminders_sent = reminders_sent + 1 from seeker
     where screening_reference.id = $2 and seeker.id = seeker_id and ${isDue}
     returning seeker_id, fullname as worker, name as referee, email_sealed, expires_at, reminders_sent`,
    [now, id],
  )
  if (!asked) return
  const { seekerId, worker, referee, emailSealed, expiresAt, remindersSent } = asked
  await mailReferee(
    tx,
    { settings, sealer, now },
    {
      referenceId: id,
      worker,
      referee,
      email: sealer.open(emailSealed, 'screening_reference.email_sealed', id),
      expiresAt: new Date(expiresAt),
      reminder: true,
    },
  )
  await ctx.record({
    action: 'reference.reminded',
    subject: { kind: 'reference', id },
    seekerId,
    detail: { reminder: remindersSent },
  })
}

/** Ends the questions that nobody answered in 21 days, and tells the worker. */
export const closeUnansweredReferences: DueWork = async ({ db }, now) => {
  const over = await db.query<{ id: string }>(
    `select id from screening_reference where state = 'asked' and expires_at <= $1 limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, over, async (ctx, id) => {
    const [closed] = await ctx.tx.query<{ seekerId: string; uid: string; name: string }>(
      `update screening_reference set state = 'no-answer' from seeker
       where screening_reference.id = $1 and state = 'asked' and expires_at <= $2 and seeker.id = seeker_id
       returning seeker_id, uid, name`,
      [id, now],
    )
    if (!closed) return
    const { seekerId, uid, name } = closed
    await ctx.record({
      action: 'reference.unanswered',
      subject: { kind: 'reference', id },
      seekerId,
      notices: [
        {
          to: [uid],
          kind: 'reference.unanswered',
          title: `${name} did not answer in 21 days`,
          body: 'Name another referee, or add a document that shows it.',
          link: seekerLinks.screeningFile,
        },
      ],
      signals: [{ to: [uid], resources: changes['references.ask'] }],
    })
  })
}

/** Removes referees who have not answered, a year after they were asked. */
export const removeOldReferences: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select id from screening_reference where state not in ('asked', 'answered')
       and asked_at <= $1::timestamptz - ${KEPT_UNANSWERED} limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, old, async (ctx, id) => {
    const [held] = await ctx.tx.query<{ seekerId: string }>(
      'select seeker_id from screening_reference where id = $1 for update',
      [id],
    )
    if (!held) return
    await removeReferences(ctx.tx, [id])
    await ctx.record({
      action: 'references.removed',
      subject: { kind: 'reference', id },
      seekerId: held.seekerId,
    })
  })
}
