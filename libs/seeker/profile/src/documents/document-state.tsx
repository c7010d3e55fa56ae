import type { Certificate, Expiry } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { ExternalLink, Inline, StatusBadge, Text, type StateTone } from '@s4/ui'

interface DocumentStateProps {
  document: Pick<Certificate, 'expiry' | 'checks' | 'file' | 'fileName'> & { expiresOn: string | null }
}

const tones: Record<Expiry, StateTone> = { current: 'success', expiring: 'warning', expired: 'danger' }
const words: Record<Expiry, string> = { current: 'Expires', expiring: 'Expires', expired: 'Expired' }
const results = { accepted: 'accepted by', refused: 'refused by', pending: 'being checked by' }
const resultTones: Record<keyof typeof results, StateTone> = { accepted: 'success', refused: 'danger', pending: 'info' }

/** A document's expiry, the companies' checks of it, and its file. */
export function DocumentState({ document: { expiry, expiresOn, checks, file, fileName } }: DocumentStateProps) {
  return (
    <>
      <Inline>
        {expiresOn && (
          <StatusBadge tone={tones[expiry]}>
            {words[expiry]} {dateText(expiresOn)}
          </StatusBadge>
        )}
        {checks.length === 0 && <StatusBadge>Not checked by a company yet</StatusBadge>}
        {checks.map(({ company, result, checkedAt }) => (
          <StatusBadge key={company} tone={resultTones[result]}>
            {capital(results[result])} {company}, {dateText(localDate(checkedAt))}
          </StatusBadge>
        ))}
      </Inline>
      {checks
        .filter(({ note }) => note)
        .map(({ company, note }) => (
          <Text key={company} size="small">
            {company}: {note}
          </Text>
        ))}
      {file && (
        <ExternalLink href={file} target="_blank" rel="noreferrer">
          {fileName ?? 'The file'}
        </ExternalLink>
      )}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
