import { ButtonLink } from '@s4/ui'

/** To the screen that changes a part of the profile. */
export function EditLink({ to, what }: { to: string; what: string }) {
  return (
    <ButtonLink to={to} tone="quiet" size="small" aria-label={`Edit ${what}`}>
      Edit
    </ButtonLink>
  )
}
