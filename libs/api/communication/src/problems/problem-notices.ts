import type { Db } from '@s4/db'
import { dueText, severityLabel } from '@s4/domain/problem-words'
import type { Actor } from '@s4/api-platform/actor'
import { membersOf, notify } from '@s4/api-platform/notices'
import type { KeptProblem } from './problem-repository'

/** Where one problem is read, in each reader's own app. */
export const problemLinks = {
  seeker: (id: string) => `/User-reportProblem/?problem=${id}`,
  company: (id: string) => `/problems-reported?problem=${id}`,
}

interface Telling {
  /** Who did it, and so is not told; null for S4. */
  actor: Actor | null
  now: Date
  kind: string
  title: string
  body: string
  critical?: boolean
}

/** Tells the side that did not do it; both sides of what S4 did. */
export async function tellOtherSide(
  tx: Db,
  problem: KeptProblem,
  { actor, now: at, ...notice }: Telling,
): Promise<void> {
  const common = { at, critical: problem.severity === 'critical', about: problem.id, ...notice }
  if (actor?.seekerId !== problem.seekerId)
    await notify(tx, { ...common, to: [problem.seekerUid], link: problemLinks.seeker(problem.id) })
  if (actor?.companyId !== problem.companyId)
    await notify(tx, { ...common, to: await membersOf(tx, problem.companyId), link: problemLinks.company(problem.id) })
}

export const tellOfReport = (
  tx: Db,
  problem: KeptProblem,
  { actor, now, text }: { actor: Actor | null; now: Date; text: string },
) =>
  tellOtherSide(tx, problem, {
    actor,
    now,
    kind: 'problem.reported',
    title: `${titleOf(problem, actor)}: ${problem.subject}`,
    body: `${problem.number}, ${severityLabel[problem.severity].toLowerCase()}, to be solved ${dueText[problem.severity]}. ${problem.jobTitle}, ${problem.siteName}.\n\n${shortened(text)}`,
  })

function titleOf({ seekerName, companyName }: KeptProblem, actor: Actor | null): string {
  if (!actor) return 'A problem was opened'
  return `${actor.seekerId === null ? companyName : seekerName} reports a problem`
}

const LONGEST = 300
/** As much of a text as a notice holds. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
