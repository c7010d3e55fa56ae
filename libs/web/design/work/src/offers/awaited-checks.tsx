import type { AssignmentDetails } from '@s4/contract'
import { checkSubjectText } from '@s4/domain/due-checks'
import { Callout } from '@s4/ui'

type Work = Pick<AssignmentDetails, 'companyName' | 'awaitedChecks'>

/** What the company must check before the worker can book on; null when nothing is left. */
export function awaitedChecksText({ companyName, awaitedChecks = [] }: Work): string | null {
  const [refused] = awaitedChecks.filter((check) => check.refused)
  if (refused) return `${companyName} has refused your ${checkSubjectText[refused.subject]}. You cannot book on now.`
  if (awaitedChecks.length === 0) return null
  const papers = awaitedChecks.map(({ subject }) => `your ${checkSubjectText[subject]}`).join(' and ')
  return `${companyName} must check ${papers}. You cannot book on before that.`
}

export function AwaitedChecks({ work }: { work: Work }) {
  const text = awaitedChecksText(work)
  return text && <Callout tone="warning">{text}</Callout>
}
