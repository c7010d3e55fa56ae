import { useMay } from '@s4/auth-session'
import { companySelfBillingSentences } from '@s4/domain/self-billing'
import { dateText, localDate } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { Button, ButtonLink, Inline, List, Refusal, Section, StatusBadge, Text } from '@s4/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAcceptTerms, useTerms } from '../queries/completed-work-queries'

/** What the company agrees to before its first offer, once for each version. */
export function CompanyTerms() {
  const { version, accepted } = useTerms()
  const accept = useAcceptTerms()
  const mayAccept = useMay()('self-billing.accept')
  const navigate = useNavigate()
  // Only the first page opened in a tab has the key `default`.
  const canGoBack = useLocation().key !== 'default'
  return (
    <Section title="What your company agrees to">
      {accepted ? (
        <StatusBadge tone="success">
          {`Version ${version} agreed on ${dateText(localDate(accepted.acceptedAt))} by ${accepted.acceptedBy}`}
        </StatusBadge>
      ) : (
        <StatusBadge tone="warning">{'Agree to these terms to make offers'}</StatusBadge>
      )}
      <List label="Terms of self-billing" gap="xs">
        {companySelfBillingSentences.map((sentence) => (
          <Text key={sentence} as="li" size="small">
            {sentence}
          </Text>
        ))}
      </List>
      <Refusal failure={accept.error} />
      {accept.isSuccess && (
        <Inline>
          {canGoBack && <Button onClick={() => void navigate(-1)}>Back to where you were</Button>}
          <ButtonLink tone="quiet" to={companyLinks.postJob}>
            Post a job
          </ButtonLink>
        </Inline>
      )}
      {!accepted && mayAccept && (
        <div>
          <Button busy={accept.isPending} onClick={() => accept.mutate({ version })}>
            Agree for the company
          </Button>
        </div>
      )}
    </Section>
  )
}
