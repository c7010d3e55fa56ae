import { ButtonLink } from '@s4/ui'

export function EditLink({ to, what }: { to: string; what: string }) {
  return (
    <ButtonLink to={to} tone="quiet" size="small" aria-label={`Edit ${what}`}>
      Edit
    </ButtonLink>
  )
}
