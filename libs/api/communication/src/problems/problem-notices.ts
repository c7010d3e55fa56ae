import { companyLinks, seekerLinks } from '@s4/links'
import { dueText, severityLabel } from '@s4/domain/problem-words'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { StoredProblem } from './problem-repository'

export const problemLinks = {
  seeker: (id: string) => `${seekerLinks.problems}?problem=${id}`,
  company: (id: string) => `${companyLinks.problems}?problem=${id}`,
}

/** Notices to the side that did not act; to both sides when S4 acted. */
export async function otherSideNotices(
  { tx, actor }: CommandContext,
  problem: StoredProblem,
  notice: Pick<NewNotice, 'kind' | 'title' | 'body' | 'critical'>,
): Promise<NewNotice[]> {
  const common = { critical: problem.severity === 'critical', about: problem.id, ...notice }
  return [
    ...(actor?.seekerId === problem.seekerId
      ? []
      : [{ ...common, to: [problem.seekerUid], link: problemLinks.seeker(problem.id) }]),
    ...(actor?.companyId === problem.companyId
      ? []
      : [{ ...common, to: await listMemberUids(tx, problem.companyId), link: problemLinks.company(problem.id) }]),
  ]
}

export const reportNotices = (ctx: CommandContext, problem: StoredProblem, text: string): Promise<NewNotice[]> =>
  otherSideNotices(ctx, problem, {
    kind: 'problem.reported',
    title: `${noticeTitle(problem, ctx.actor)}: ${problem.subject}`,
    body:
      `${problem.number}, ${severityLabel[problem.severity].toLowerCase()}, to be solved ` +
      `${dueText[problem.severity]}. ${problem.jobTitle}, ${problem.siteName}.\n\n${shortened(text)}`,
  })

function noticeTitle({ seekerName, companyName }: StoredProblem, actor: Actor | null): string {
  if (!actor) return 'A problem was opened'
  return `${actor.seekerId === null ? companyName : seekerName} reports a problem`
}

const MAX_QUOTE_LENGTH = 300
/** A text cut to the length of a notice. */
export const shortened = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text
