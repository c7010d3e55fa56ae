import { seekerLinks } from '@s4/links'
import type { SupportAnswer } from '@s4/contract'
import type { Db } from '@s4/db'
import { formatPence } from '@s4/domain/money'
import { dateText, localDate, momentText, shiftText, timeText } from '@s4/domain/shift-text'
import { links } from '@s4/api-platform/notices'
import { TO_PAY } from '@s4/api-money/invoices'
import type { Actor } from '@s4/api-platform/actor'
import { counted, whatIsMissing } from './what-is-missing'

/** Answers to the usual questions of seekers, from this seeker's data. */
export const seekerAnswers = (db: Db, actor: Actor, now: Date): Promise<SupportAnswer[]> =>
  Promise.all([whyNotApply(db, actor), whenPaid(db, actor, now), whereOffer(db, actor, now), nextShift(db, actor, now)])

const whyNotApply = (db: Db, actor: Actor) =>
  whatIsMissing(db, actor, {
    question: 'Why can’t I apply?',
    open: {
      answer:
        'Nothing is missing. Your profile is complete, and your email address is verified. If one job ' +
        'refuses you, its page says why.',
      links: [{ label: 'Find work', to: seekerLinks.jobs }],
    },
  })

/** As many days on which money is due as an answer names. */
const SHOWN_DAYS = 3

async function whenPaid(db: Db, { seekerId }: Actor, now: Date): Promise<SupportAnswer> {
  const question = 'When am I paid?'
  const days = await db.query<{ dueOn: string; count: number; pence: number; companies: string }>(
    `select due_on, count(*)::int as count, sum(${TO_PAY})::int as pence,
       string_agg(distinct buyer->>'name', ' and ') as companies
     from invoice where seeker_id = $1 and ${TO_PAY} > 0 group by due_on order by due_on`,
    [seekerId],
  )
  const [waiting] = await db.query<{ count: number }>(
    `select count(*)::int as count from assignment_hours join assignment on assignment.id = assignment_id
     where seeker_id = $1 and assignment_hours.status <> 'agreed'`,
    [seekerId],
  )
  const toAgree =
    waiting && waiting.count > 0
      ? ` The hours of ${counted(waiting.count, 'shift')} are not agreed yet; what both of you agree on is ` +
        'invoiced as soon as that is known.'
      : ''
  const to = [
    { label: 'Your invoices', to: seekerLinks.invoices },
    ...(toAgree ? [{ label: 'Hours to agree', to: seekerLinks.completedWork }] : []),
  ]
  if (days.length === 0)
    return { question, answer: `You have no unpaid invoices.${toAgree} Companies pay you directly.`, links: to }
  const count = days.reduce((sum, day) => sum + day.count, 0)
  const pence = days.reduce((sum, day) => sum + day.pence, 0)
  const due = days.slice(0, SHOWN_DAYS).map((day) => {
    const isOver = day.dueOn < localDate(now.toISOString())
    return `${formatPence(day.pence)} from ${day.companies} ${isOver ? 'was' : 'is'} due by ${dateText(day.dueOn)}.`
  })
  const more = days.length > SHOWN_DAYS ? ' Your invoices say when the rest is due.' : ''
  return {
    question,
    answer:
      `${counted(count, 'invoice')} not paid yet, ${formatPence(pence)} together. ` +
      `${due.join(' ')}${more}${toAgree}`,
    links: to,
  }
}

async function whereOffer(db: Db, { seekerId }: Actor, now: Date): Promise<SupportAnswer> {
  const question = 'Where is my offer?'
  const offers = await db.query<{ title: string; lapsesAt: string }>(
    `select job.title, offer.lapses_at from offer join job on job.id = job_id
     where seeker_id = $1 and offer.status = 'open' and lapses_at > $2 order by lapses_at`,
    [seekerId, now],
  )
  const [first] = offers
  if (first) {
    return {
      question,
      answer:
        `You have ${counted(offers.length, 'open offer')}. Answer the one for ${first.title} by ` +
        `${momentText(first.lapsesAt)}.`,
      links: [{ label: 'Your offers', to: links.offers() }],
    }
  }
  const [applied] = await db.query<{ count: number }>(
    `select count(*)::int as count from application where seeker_id = $1 and status = 'applied'`,
    [seekerId],
  )
  const count = applied?.count ?? 0
  const answer =
    count > 0
      ? `You have no open offer. ${counted(count, 'application')} ${count === 1 ? 'is' : 'are'} with the ` +
        'companies; you are told as soon as one answers.'
      : 'You have no open offer and no application that waits for an answer.'
  return {
    question,
    answer,
    links: [
      count > 0 ? { label: 'Your applications', to: links.applied() } : { label: 'Find work', to: seekerLinks.jobs },
    ],
  }
}

async function nextShift(db: Db, { seekerId }: Actor, now: Date): Promise<SupportAnswer> {
  const question = 'When is my next shift?'
  const works = await db.query<{
    id: string
    title: string
    siteName: string
    startsAt: string
    endsAt: string
    zone: string
    status: 'assigned' | 'inProgress'
  }>(
    `select id, title, site_name, starts_at, ends_at, zone, status from assignment
     where seeker_id = $1 and status in ('assigned', 'inProgress') and ends_at > $2 order by starts_at limit 2`,
    [seekerId, now],
  )
  const current = works.find(({ status }) => status === 'inProgress')
  const next = works.find(({ status }) => status === 'assigned')
  const shown = next ?? current
  if (!shown)
    return {
      question,
      answer: 'You have no agreed work to come.',
      links: [{ label: 'Find work', to: seekerLinks.jobs }],
    }
  const nowText = current
    ? `You are on shift until ${timeText(current.endsAt, current.zone)}: ${current.title}, ${current.siteName}. `
    : ''
  const nextText = next
    ? `${current ? 'Next: ' : ''}${shiftText(next, next.zone)}: ${next.title}, ${next.siteName}. It shows the PIN ` +
      'from 24 hours before, and you book on from 30 minutes before.'
    : 'You have no other agreed work to come.'
  return { question, answer: nowText + nextText, links: [{ label: 'Open the shift', to: links.work(shown.id) }] }
}
