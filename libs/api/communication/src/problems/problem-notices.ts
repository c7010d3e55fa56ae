import { companyLinks, seekerLinks } from '@s4/links'
import { dueText, severityLabel } from '@s4/domain/problem-words'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { KeptProblem } from './problem-repository'

/** Where one problem is read, in each reader's own app. */
export const problemLinks = {
  seeker: (id: string) => `${seekerLinks.problems}?problem=${id}`,
  company: (id: string) => `${companyLinks.problems}?problem=${id}`,
}

/** For the side that did not do it; for both sides of what S4 did. */
export async function otherSideNotices(
  { tx, actor }: CommandContext,
  problem: KeptProblem,
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

export const reportNotices = (ctx: CommandContext, problem: KeptProblem, text: string): Promise<NewNotice[]> =>
  otherSideNotices(ctx, problem, {
    kind: 'problem.reported',
    title: `${noticeTitle(problem, ctx.actor)}: ${problem.subject}`,
    body: `${problem.number}, ${severityLabel[problem.severity].toLowerCase()}, to be solved ${dueText[problem.severity]}. ${problem.jobTitle}, ${problem.siteName}.\n\n${shortened(text)}`,
  })

function noticeTitle({ seekerName, companyName }: KeptProblem, actor: Actor | null): string {
  if (!actor) return 'A problem was opened'
  return `${actor.seekerId === null ? companyName : seekerName} reports a problem`
}

const MAX_QUOTE_LENGTH = 300
/** As much of a text as a notice holds. */
export const shortened = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text
