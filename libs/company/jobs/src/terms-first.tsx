import { useApi } from '@s4/api-client'
import { useMay } from '@s4/auth-session'
import { companyLinks } from '@s4/links'
import { ButtonLink, Callout } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'

/** Whether the company's terms are agreed, for whoever may agree to them. A failure does not break the screen. */
export function useTermsAgreed(): { loading: boolean; terms: 'open' | 'agreed' | null } {
  const enabled = useMay()('self-billing.accept')
  const { data, isLoading } = useQuery({ ...useApi().query('selfBilling.terms', {}), enabled, throwOnError: false })
  return { loading: isLoading, terms: data ? (data.accepted ? 'agreed' : 'open') : null }
}

/** What a company agrees to before its first offer, until it has. */
export function TermsFirst() {
  if (useTermsAgreed().terms !== 'open') return null
  return (
    <Callout
      title="Before your first offer"
      action={
        <ButtonLink size="small" tone="quiet" to={companyLinks.agreements}>
          Read the terms
        </ButtonLink>
      }
    >
      S4 makes the invoices of your workers for them. Agree to this for your company once. It takes about a minute.
    </Callout>
  )
}
