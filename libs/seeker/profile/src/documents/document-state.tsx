import type { Certificate, CheckOfMine, Expiry } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { ExternalLink, Inline, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { AnswerRefusal } from './answer-refusal'

interface DocumentStateProps {
  document: Pick<Certificate, 'expiry' | 'checks' | 'file' | 'fileName'> & { expiresOn: string | null }
}

const words: Record<Expiry, string> = { current: 'Expires', expiring: 'Expires', expired: 'Expired' }
const results = { accepted: 'Accepted by', refused: 'Refused by', pending: 'Being checked by' }

/** A document's expiry, the companies' checks of it, and its file. */
export function DocumentState({ document: { expiry, expiresOn, checks, file, fileName } }: DocumentStateProps) {
  const current = checks.filter((check) => check.current)
  const ended = checks.filter((check) => !check.current)
  const stillRefused = ended.filter(({ result }) => result === 'refused')
  return (
    <>
      <Inline>
        {expiresOn && (
          <StatusBadge tone={statusTones.expiry[expiry]}>
            {words[expiry]} {dateText(expiresOn)}
          </StatusBadge>
        )}
        {current.length === 0 && (
          <StatusBadge tone={statusTones.document['not-checked']}>Not checked by a company yet</StatusBadge>
        )}
        {current.map(({ id, company, result, checkedAt }) => (
          <StatusBadge key={id} tone={statusTones.document[result]}>
            {results[result]} {company}, {dateText(localDate(checkedAt))}
          </StatusBadge>
        ))}
      </Inline>
      {[...current, ...stillRefused].map((check) => (
        <CheckDetails key={check.id} check={check} />
      ))}
      {ended.length > 0 && (
        <Text size="small" tone="muted">
          You changed this, or your name or date of birth, after it was checked by{' '}
          {ended.map(({ company }) => company).join(', ')}. That check no longer counts.
        </Text>
      )}
      {stillRefused.length > 0 && (
        <Text size="small" tone="muted">
          {stillRefused.map(({ company }) => company).join(', ')} refused it before and has to look again.
        </Text>
      )}
      {file && (
        <ExternalLink href={file} target="_blank" rel="noreferrer">
          {fileName ?? 'The file'}
        </ExternalLink>
      )}
    </>
  )
}

function CheckDetails({ check }: { check: CheckOfMine }) {
  const { company, note, result, answer } = check
  return (
    <>
      {note && (
        <Text size="small">
          {company}: {note}
        </Text>
      )}
      {answer && <Text size="small">Your answer: {answer}</Text>}
      {result === 'refused' && <AnswerRefusal check={check} />}
    </>
  )
}
