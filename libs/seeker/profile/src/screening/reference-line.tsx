import type { Reference } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useChange } from '@s4/queries'
import { Button, Callout, Refusal, Text } from '@s4/ui'
import { spanText } from './span-text'

const endedText: Partial<Record<Reference['state'], string>> = {
  declined: 'does not want to answer. Ask somebody else, or add a document.',
  'not-me': 'is not the person who got the email. Check the address and ask again.',
  'no-answer': 'did not answer in 21 days. Ask somebody else, or add a document.',
  withdrawn: 'is not asked any more.',
}
const reengageText = { yes: 'Would work with you again', no: 'Would not work with you again', 'no-comment': '' }

/** One referee: asked, answered or neither. */
export function ReferenceLine({ reference }: { reference: Reference }) {
  const { name, firm, relation, state, personalAddress, answer, outdated } = reference
  return (
    <>
      <Text size="small">
        {name}, {relation}, {firm}
        {personalAddress && ' (personal address)'} {endedText[state]}
      </Text>
      {state === 'asked' && <Asked reference={reference} />}
      {answer && (
        <Text size="small" tone="muted">
          {answer.corrected ? 'Corrected' : 'Confirmed'} on {dateText(localDate(answer.at))}: {answer.role},{' '}
          {spanText(answer)}.{' '}
          {[
            answer.reasonForLeaving && `Reason for leaving: ${answer.reasonForLeaving}`,
            reengageText[answer.reengage],
            answer.comment,
          ]
            .filter(Boolean)
            .join('. ')}
        </Text>
      )}
      {outdated && answer && (
        <Text size="small" tone="danger">
          You have changed this entry since, so the answer no longer counts. Ask again.
        </Text>
      )}
    </>
  )
}

function Asked({
  reference: { id, name, email, askedAt, expiresAt, remindersSent, mailFailed },
}: {
  reference: Reference
}) {
  const withdraw = useChange('references.withdraw')
  const takeBack = (
    <Button
      size="small"
      tone="plain"
      busy={withdraw.isPending}
      aria-label={`Withdraw the question to ${name}`}
      onClick={() => withdraw.mutate({ id })}
    >
      Withdraw
    </Button>
  )
  if (mailFailed)
    return (
      <Callout tone="danger" title={`The email to ${email} could not be delivered`} action={takeBack}>
        Withdraw the question and ask again with the right address.
      </Callout>
    )
  return (
    <>
      <Text size="small" tone="muted">
        Asked on {dateText(localDate(askedAt))} at {email}
        {remindersSent > 0 && `, reminded ${remindersSent === 1 ? 'once' : 'twice'}`}. The link ends on{' '}
        {dateText(localDate(expiresAt))}.
      </Text>
      {takeBack}
      <Refusal failure={withdraw.error} />
    </>
  )
}
