import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import type { Problem } from '@s4/contract/problem'
import { configQuery } from '@s4/queries'
import { Callout, ExternalLink, Text, TextLink } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { KeepAccount } from './keep-account'

const seconds = (count: number) => (count < 90 ? `${count} seconds` : `${Math.ceil(count / 60)} minutes`)

/** Why getting in was refused, and the way on where there is one. */
export function SignInRefusal({ problem }: { problem: Problem | null }) {
  if (!problem) return null
  return (
    <Callout tone="danger" live>
      <Text>{problem.message}</Text>
      {problem.retryAfterSeconds !== undefined && <Text>Try again in {seconds(problem.retryAfterSeconds)}.</Text>}
      {problem.code === 'identity.mismatch' && (
        <TextLink to={shellLinks.forgottenPassword}>Reset your password</TextLink>
      )}
      {problem.code === 'account.erasing' && <KeepAccount />}
      {problem.code === 'identity.disabled' && <SupportAddress />}
      {problem.code === 'identity.email-in-use' && <TextLink to={shellLinks.login}>Sign in</TextLink>}
    </Callout>
  )
}

function SupportAddress() {
  const address = useQuery(configQuery(useApi())).data?.supportEmail
  return address && <ExternalLink href={`mailto:${address}`}>{address}</ExternalLink>
}
