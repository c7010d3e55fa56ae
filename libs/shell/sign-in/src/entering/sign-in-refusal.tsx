import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import type { ApiError } from '@s4/contract/api-error'
import { configQuery } from '@s4/queries'
import { Callout, ExternalLink, Text, TextLink } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { KeepAccount } from './keep-account'

const TOO_MANY = 429

const seconds = (count: number) => (count < 90 ? `${count} seconds` : `${Math.ceil(count / 60)} minutes`)

/** Why signing in was refused, with the next step. */
export function SignInRefusal({ failure }: { failure: ApiError | null }) {
  const box = useRef<HTMLDivElement>(null)
  const told = useRef(failure)
  // A button that was pressed is disabled until the answer, so it loses the focus. Whoever pressed Enter stays in the
  // field, and what fails as the page opens takes no focus.
  useEffect(() => {
    if (failure !== told.current && !(document.activeElement instanceof HTMLInputElement)) box.current?.focus()
    told.current = failure
  }, [failure])

  if (!failure) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Callout tone="danger" live>
        <Text>{failure.message}</Text>
        {failure.status === TOO_MANY && failure.retryAfterSeconds !== undefined && (
          <Text>Try again in {seconds(failure.retryAfterSeconds)}.</Text>
        )}
        {failure.code === 'identity.mismatch' && (
          <TextLink to={shellLinks.forgottenPassword}>Reset your password</TextLink>
        )}
        {failure.code === 'account.erasing' && <KeepAccount />}
        {failure.code === 'identity.disabled' && <SupportAddress />}
        {failure.code === 'identity.email-in-use' && <TextLink to={shellLinks.login}>Sign in</TextLink>}
      </Callout>
    </div>
  )
}

function SupportAddress() {
  const address = useQuery(configQuery(useApi())).data?.supportEmail
  return address && <ExternalLink href={`mailto:${address}`}>{address}</ExternalLink>
}
