import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { homeUrl, useMaybeSession, useSessionStore } from '@s4/auth-session'
import { getIdentity } from '@s4/identity'
import { ButtonLink, Callout, Skeleton, TextLink } from '@s4/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNext } from '../entering/use-sign-in'
import { PublicFormPage } from '../entering/public-form-page'
import { SignInRefusal } from '../entering/sign-in-refusal'

const operationText: Record<string, string> = {
  VERIFY_EMAIL: 'Your email address is verified',
  VERIFY_AND_CHANGE_EMAIL: 'Your email address is changed',
  RECOVER_EMAIL: 'Your former email address is back',
}

/** Applies the code of a mail's link once. */
export function VerificationApplied({ code }: { code: string }) {
  const api = useApi()
  const session = useSessionStore()
  const view = useMaybeSession()
  const next = useNext()
  const applied = useQuery(
    queryOptions({
      queryKey: ['mail-code', code],
      queryFn: async () => {
        const done = await (await getIdentity(api).load()).applyCode(code)
        // Ends sessions under the previous address.
        if (done.operation !== 'VERIFY_EMAIL')
          await api.call('session.recheck', { email: done.email }).catch(() => null)
        // Updates the session of this page; other pages update it when they read it.
        if (session.snapshot()) await session.refresh().catch(() => null)
        return done
      },
      // A code works once, so a second request would fail.
      staleTime: 'static',
      gcTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  )

  if (applied.isPending || applied.error)
    return (
      <PublicFormPage title="Verify your email address" needs="Opening this link">
        {applied.isPending && <Skeleton shape="text" count={2} />}
        <SignInRefusal failure={applied.error} />
        {applied.error && (
          <TextLink to={view ? shellLinks.verifyEmail : shellLinks.login}>
            {view ? 'Send a new email' : 'Sign in to have a new one sent'}
          </TextLink>
        )}
      </PublicFormPage>
    )
  return (
    <PublicFormPage title={operationText[applied.data.operation] ?? 'Done'}>
      <Callout tone="success" live>
        {applied.data.email}
      </Callout>
      {view ? (
        <ButtonLink wide to={next ?? homeUrl(view.user.role)}>
          Continue to S4
        </ButtonLink>
      ) : (
        <ButtonLink wide to={`${shellLinks.login}${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
          Sign in
        </ButtonLink>
      )}
    </PublicFormPage>
  )
}
