import { useApi } from '@s4/api-client'
import { useMay } from '@s4/auth-session'
import { companyLinks } from '@s4/links'
import { ButtonLink, Callout } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'

/** What a company agrees to before its first offer, until it has. A failure does not break the screen. */
export function TermsFirst() {
  const mayAccept = useMay()('self-billing.accept')
  const terms = useQuery({
    ...useApi().query('selfBilling.terms', {}),
    enabled: mayAccept,
    throwOnError: false,
  })
  if (!terms.data || terms.data.accepted) return null
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
