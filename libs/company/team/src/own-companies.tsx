import { useSession } from '@s4/auth-session'
import { Button, Inline, List, Text } from '@s4/ui'
import { startAgain } from './start-again'
import { useSwitchCompany } from './team-queries'

/** The reader's companies, with the way to each. */
export function OwnCompanies() {
  const { companies, companyId } = useSession()
  const change = useSwitchCompany()
  return (
    <List label="Your companies">
      {companies.map(({ _id, companyName }) => (
        <li key={_id}>
          <Inline justify="between">
            <Text as="span">{companyName}</Text>
            {_id === companyId ? (
              <Text as="span" tone="muted">
                You act for this one
              </Text>
            ) : (
              <Button
                tone="quiet"
                size="small"
                busy={change.isPending && change.variables.companyId === _id}
                disabled={change.isPending}
                onClick={() => change.mutate({ companyId: _id }, { onSuccess: startAgain })}
              >
                Go to {companyName}
              </Button>
            )}
          </Inline>
        </li>
      ))}
    </List>
  )
}
