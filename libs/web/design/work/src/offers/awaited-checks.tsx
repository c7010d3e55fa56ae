import type { Assignment, AssignmentDetails } from '@s4/contract'
import { checkSubjectText } from '@s4/domain/due-checks'
import { Callout } from '@s4/ui'

type Awaiting = Pick<Assignment, 'companyName' | 'awaitedChecks'>
type Work = Awaiting & Pick<AssignmentDetails, 'openChecks'>

/** What the company must check before the worker can book on; null when nothing is left. */
export function awaitedChecksText({ companyName, awaitedChecks = [] }: Awaiting): string | null {
  const [refused] = awaitedChecks.filter((check) => check.refused)
  if (refused) return `${companyName} has refused your ${checkSubjectText[refused.subject]}. You cannot book on now.`
  if (awaitedChecks.length === 0) return null
  const papers = awaitedChecks.map(({ subject }) => `your ${checkSubjectText[subject]}`).join(' and ')
  return `${companyName} must check ${papers}. You cannot book on before that.`
}

/** What the company has not checked and does not wait for. */
function openChecksText({ companyName, openChecks = [] }: Work): string | null {
  if (openChecks.length === 0) return null
  const papers = openChecks.map((subject) => `your ${checkSubjectText[subject]}`).join(' and ')
  return `${companyName} has not checked ${papers} yet. You can book on without that.`
}

export function AwaitedChecks({ work }: { work: Work }) {
  const text = awaitedChecksText(work) ?? openChecksText(work)
  return text && <Callout tone="warning">{text}</Callout>
}
