import { seekerLinks } from '@s4/links'
import type { Db } from '@s4/db'
import { SELLER_DETAILS_DAYS } from '@s4/domain/platform-report'
import type { CommandContext } from '@s4/api-platform/commands'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { removeRequest, startRequest, WITHOUT_DETAILS } from './seller-details-request'

const BATCH_SIZE = 200
const REASON = 'Once a year we must by law tell HMRC what you were paid. For that we need your'
const NOT_AFFECTED = 'Work you have agreed and pay you have earned are not affected.'

type Step = keyof typeof SELLER_DETAILS_DAYS

const titles: Record<Step | 'asked', (missing: string) => string> = {
  asked: (missing) => `Give your ${missing}`,
  firstReminder: (missing) => `Reminder: give your ${missing}`,
  secondReminder: (missing) => `Last reminder: give your ${missing}`,
  hold: () => 'You cannot take on new work for now',
}

/**
 * Asks sellers for what the yearly report to HMRC names, reminds them twice, then holds new work
 * (docs/product.md#platform-report). Pay that was earned is never held.
 */
export const askForSellerDetails: DueWork = async ({ db }, now) => {
  await eachDue({ db, now }, await givenMeanwhile(db), async ({ tx }, id) => removeRequest(tx, id))
  await eachDue({ db, now }, await notAsked(db), ask)
  await eachDue({ db, now }, await reminderDue(db, now), remind)
}

const givenMeanwhile = (db: Db) =>
  db.query<{ id: string }>(
    `select seeker_id as id from seller_details_request join seeker on seeker.id = seeker_id
     where not ${WITHOUT_DETAILS} limit ${BATCH_SIZE}`,
  )

const notAsked = (db: Db) =>
  db.query<{ id: string }>(
    `select seeker.id from seeker join account using (uid)
     where last_invoice_sequence > 0 and ${WITHOUT_DETAILS} and account.erased_at is null
       and not exists (select from seller_details_request where seeker_id = seeker.id)
     limit ${BATCH_SIZE}`,
  )

/** SQL: the days after `asked_at` at which the next step of a request is due. */
const DAYS_TO_NEXT_STEP = `(array[${SELLER_DETAILS_DAYS.firstReminder}, ${SELLER_DETAILS_DAYS.secondReminder},
  ${SELLER_DETAILS_DAYS.hold}])[reminders + 1]`
const STEP_IS_DUE = `held_at is null and asked_at <= $1::timestamptz - interval '1 day' * ${DAYS_TO_NEXT_STEP}`

const reminderDue = (db: Db, now: Date) =>
  db.query<{ id: string }>(
    `select seeker_id as id from seller_details_request join seeker on seeker.id = seeker_id
     join account using (uid) where ${STEP_IS_DUE} and account.erased_at is null limit ${BATCH_SIZE}`,
    [now],
  )

async function ask(ctx: CommandContext<null>, seekerId: string): Promise<void> {
  if (await startRequest(ctx.tx, { seekerId, now: ctx.now })) await tellSeller(ctx, { seekerId, step: 'asked' })
}

/**
 * Two reminders, then the hold. A step that comes late, after an outage, moves those after it, so that the seller has
 * all the time between them.
 */
async function remind(ctx: CommandContext<null>, seekerId: string): Promise<void> {
  const { tx, now } = ctx
  const [request] = await tx.query<{ reminders: number }>(
    `select reminders from seller_details_request where seeker_id = $2 and ${STEP_IS_DUE} for update`,
    [now, seekerId],
  )
  const step = request && (['firstReminder', 'secondReminder', 'hold'] as const)[request.reminders]
  if (!step) return
  await tx.query(
    `update seller_details_request set reminders = least(reminders + 1, 2),
       asked_at = $1::timestamptz - interval '1 day' * ${DAYS_TO_NEXT_STEP},
       held_at = case when $3 then $1::timestamptz end where seeker_id = $2`,
    [now, seekerId, step === 'hold'],
  )
  await tellSeller(ctx, { seekerId, step })
}

async function tellSeller(
  ctx: CommandContext<null>,
  { seekerId, step }: { seekerId: string; step: Step | 'asked' },
): Promise<void> {
  const [seeker] = await ctx.tx.query<{ uid: string; noNino: boolean; noDateOfBirth: boolean }>(
    'select uid, nino_sealed is null as no_nino, date_of_birth is null as no_date_of_birth from seeker where id = $1',
    [seekerId],
  )
  if (!seeker) return
  const missing = [seeker.noNino && 'National Insurance number', seeker.noDateOfBirth && 'date of birth']
    .filter(Boolean)
    .join(' and ')
  await ctx.record({
    action: `seller-details.${step === 'hold' ? 'held' : 'asked-for'}`,
    subject: { kind: 'seeker', id: seekerId },
    seekerId,
    detail: { step },
    notices: [
      {
        to: [seeker.uid],
        kind: 'sellerDetails.missing',
        title: titles[step](missing),
        body: `${REASON} ${missing}. ${consequence[step]} ${NOT_AFFECTED}`,
        link: seekerLinks.platformReport,
        critical: step !== 'asked',
      },
    ],
  })
}

const consequence: Record<Step | 'asked', string> = {
  asked: `You have ${SELLER_DETAILS_DAYS.hold} days. After that you cannot apply or accept offers.`,
  firstReminder: `${SELLER_DETAILS_DAYS.hold} days after we first asked you can no longer apply or accept offers.`,
  secondReminder: `${SELLER_DETAILS_DAYS.hold} days after we first asked you can no longer apply or accept offers.`,
  hold: 'Until you give what is missing, you cannot apply or accept offers.',
}
