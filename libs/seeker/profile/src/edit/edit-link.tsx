import { ButtonLink } from '@s4/ui'

interface EditLinkProps {
  to: string
  what: string
  /** There is nothing of it yet. */
  isEmpty?: boolean
}

export function EditLink({ to, what, isEmpty = false }: EditLinkProps) {
  const verb = isEmpty ? 'Add' : 'Edit'
  return (
    <ButtonLink to={to} tone="quiet" size="small" aria-label={`${verb} ${what}`}>
      {verb}
    </ButtonLink>
  )
}
