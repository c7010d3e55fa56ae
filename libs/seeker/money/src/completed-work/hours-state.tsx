import { seekerLinks } from '@s4/links'
import type { Assignment } from '@s4/contract'
import { answersOpenTo, awaitsWorker } from '@s4/domain/hours-answers'
import { companyLines } from '@s4/domain/agreed-lines'
import { formatPence } from '@s4/domain/money'
import { payForHours } from '@s4/domain/paid-time'
import { dueText } from '@s4/domain/pay-terms'
import { durationText, momentText } from '@s4/domain/shift-text'
import { useAnswerHours, useProblemAbout } from '@s4/queries'
import { Button, ButtonLink, Callout, Inline, Text } from '@s4/ui'
import { DisputeStatus } from '@s4/work'
import { useState } from 'react'
import { EnteredHours } from './entered-hours'
import { EnterHoursModal } from './enter-hours-modal'
import { InvoiceNext } from './invoice-next'
import { NotInvoiced } from './not-invoiced'
import { RefuseModal } from './refuse-modal'

/** The state of the hours and the worker's possible answers. */
export function HoursState({ work }: { work: Assignment }) {
  const { hours, zone } = work
  const answer = useAnswerHours()
  const [openModal, setOpenModal] = useState<'refuse' | 'give' | null>(null)
  const close = () => setOpenModal(null)
  if (!hours) return null

  if (awaitsWorker(hours)) return <EnteredHours work={work} />
  if (hours.status === 'proposed') {
    return (
      <Callout
        tone="info"
        action={
          <ButtonLink size="small" tone="quiet" to={`${seekerLinks.problems}?new=1&job=${work.jobId}`}>
            Something wrong? Report it
          </ButtonLink>
        }
      >
        {hours.respondBy
          ? `The company answers by ${momentText(hours.respondBy, zone)}. Without an answer your hours are agreed.`
          : 'The company answers next.'}
        {work.engagement === 'self-employed' && ` Then your invoice is made. ${dueText[work.terms.pay.paymentDays]}`}
      </Callout>
    )
  }
  if (hours.status === 'agreed') {
    return work.waitsForInvoice ? <NotInvoiced work={work} /> : <InvoiceNext work={work} />
  }

  const minutes = hours.counterMinutes ?? 0
  const worker = { minutes: hours.proposedMinutes, extraMinutes: hours.extraMinutes }
  const company = companyLines(minutes, worker)
  const pay = formatPence(payForHours(work, company))
  const open = answersOpenTo('seeker', hours)
  return (
    <>
      <Callout
        tone="warning"
        title={
          hours.status === 'disputed'
            ? 'These hours are disputed'
            : `The company proposes ${durationText(minutes)}, ${pay}`
        }
      >
        {hours.status === 'disputed' && (
          <Text>
            The company proposed {durationText(minutes)}, {pay}.
          </Text>
        )}
        {hours.status === 'disputed' && <DisputeStatus work={work} />}
        <Text>They say: {hours.counterReason}</Text>
        {hours.respondBy && (
          <Text>Answer by {momentText(hours.respondBy, zone)}; if you do not reply, we will open a dispute.</Text>
        )}
      </Callout>
      {work.waitsForInvoice && <NotInvoiced work={work} />}
      <Inline>
        {open.includes('agree') && (
          <Button busy={answer.isPending} onClick={() => answer.mutate({ id: work.id, action: 'agree' })}>
            Accept {durationText(minutes)}
          </Button>
        )}
        {open.includes('refuse') && (
          <Button tone="quiet" onClick={() => setOpenModal('refuse')}>
            Refuse
          </Button>
        )}
        {open.includes('give') && (
          <Button tone="quiet" onClick={() => setOpenModal('give')}>
            Give my own times
          </Button>
        )}
        {hours.status === 'disputed' && <DisputeLink work={work} />}
      </Inline>
      {openModal === 'refuse' && <RefuseModal work={work} onClose={close} />}
      {openModal === 'give' && hours.entered && <EnterHoursModal work={work} entered={hours.entered} onClose={close} />}
    </>
  )
}

/** A link to the problem that S4 opens for disputed hours. */
function DisputeLink({ work }: { work: Assignment }) {
  const { isPending, problem } = useProblemAbout(work, 'hours')
  if (isPending) return null
  return problem ? (
    <ButtonLink tone="quiet" to={`${seekerLinks.problems}?problem=${problem.id}`}>
      Problem {problem.number}
    </ButtonLink>
  ) : (
    <ButtonLink tone="quiet" to={`${seekerLinks.problems}?new=1&job=${work.jobId}`}>
      Report a problem
    </ButtonLink>
  )
}
