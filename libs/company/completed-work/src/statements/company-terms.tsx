import { useMay } from '@s4/auth-session'
import { companySelfBillingSentences } from '@s4/domain/self-billing'
import { dateText, localDate } from '@s4/domain/shift-text'
import { Button, List, Refusal, Section, StatusBadge, Text } from '@s4/ui'
import { useAcceptTerms, useTerms } from '../queries/completed-work-queries'

/** What the company agrees to before its first offer, once for each version. */
export function CompanyTerms() {
  const { version, accepted } = useTerms()
  const accept = useAcceptTerms()
  const mayAccept = useMay()('self-billing.accept')
  return (
    <Section title="What your company agrees to">
      {accepted ? (
        <StatusBadge tone="success">
          {`Version ${version} agreed on ${dateText(localDate(accepted.acceptedAt))} by ${accepted.acceptedBy}`}
        </StatusBadge>
      ) : (
        <StatusBadge tone="warning">{`Version ${version} is not agreed yet: you cannot make offers`}</StatusBadge>
      )}
      <List label="Terms of self-billing" gap="xs">
        {companySelfBillingSentences.map((sentence) => (
          <Text key={sentence} as="li" size="small">
            {sentence}
          </Text>
        ))}
      </List>
      <Refusal failure={accept.error} />
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
