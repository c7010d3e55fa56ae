import type { DocumentKind } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'
import type { CommandContext } from '@s4/api-platform/commands'
import { eachDue } from '@s4/api-platform/sweep'
import { documentLinks } from '../worker-documents/document-links'
import { daysBetween, todayAt } from './held-document'

interface ExpiringDocument {
  id: string
  kind: DocumentKind
  name: string
  expiresOn: string
  uid: string
  /** Which of the reminders is due. */
  days: number
}

const FIRST_REMINDER_DAYS = 60
/** After a server outage a missed reminder is still sent for this long. */
const MAX_DAYS_LATE = 14
const BATCH_SIZE = 500

/** Reminds seekers once each at 60, 30, 7 and 0 days before a document expires. */
export async function remindOfExpiries({ db }: Deps, now: Date): Promise<void> {
  const today = todayAt(now)
  const due = new Map((await remindersDue(db, today)).map((document) => [document.id, document]))
  await eachDue({ db, now }, [...due.values()], async (ctx, id) => {
    const document = due.get(id)
    if (document) await remind(ctx, document)
  })
}

const soon = `expires_on between $1::date - ${MAX_DAYS_LATE} and $1::date + ${FIRST_REMINDER_DAYS}`

const remindersDue = (db: Db, today: string) =>
  db.query<ExpiringDocument>(
    `select document.*, seeker.uid from (
       select *, case when expires_on <= $1::date then 0 when expires_on <= $1::date + 7 then 7
         when expires_on <= $1::date + 30 then 30 else ${FIRST_REMINDER_DAYS} end as days from (
         select id, 'certificate' as kind, name, expires_on, seeker_id from certificate where ${soon}
         union all select id, 'licence', case kind when 'sia' then 'SIA licence, ' || sector else 'driving licence'
           end, expires_on, seeker_id from licence where ${soon}
         union all select seeker_id, 'right-to-work', 'right to work', expires_on, seeker_id from right_to_work
         where ${soon}
       ) as expiring
     ) as document join seeker on seeker.id = document.seeker_id
     where not exists (select from expiry_reminder as given
       where given.document_id = document.id and given.expires_on = document.expires_on and given.days = document.days)
     order by expires_on, document.id limit ${BATCH_SIZE}`,
    [today],
  )

async function remind(
  ctx: CommandContext<null>,
  { id, kind, name, expiresOn, uid, days }: ExpiringDocument,
): Promise<void> {
  const { tx, now } = ctx
  const first = await tx.query(
    `insert into expiry_reminder (document_id, expires_on, days, sent_at) values ($1, $2, $3, $4)
     on conflict do nothing returning days`,
    [id, expiresOn, days, now],
  )
  if (first.length === 0) return
  await ctx.record({
    action: 'document.expiry-told',
    subject: { kind, id },
    detail: { expiresOn, days },
    notices: [
      {
        to: [uid],
        kind: 'document.expiring',
        title: `Your ${name.replace(', ', ' for ')} ${whenText(daysBetween(todayAt(now), expiresOn))}`,
        body: 'Add the new one to your profile. Without it you cannot accept work that needs it.',
        link: documentLinks[kind],
        critical: days <= 7,
      },
    ],
  })
}

function whenText(left: number): string {
  if (left < 0) return 'has expired'
  if (left === 0) return 'expires today'
  return left === 1 ? 'expires tomorrow' : `expires in ${left} days`
}
