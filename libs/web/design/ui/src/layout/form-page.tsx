import type { ReactNode } from 'react'
import { Columns } from './columns'
import { Page } from './layout'

interface FormPageProps {
  /** Above both columns. */
  head?: ReactNode
  /** Explanations and what belongs to the form: beside it at a desk, above it on phones. */
  beside?: { label: string; content: ReactNode } | undefined
  children: ReactNode
}

/** A screen with a form. */
export function FormPage({ head, beside, children }: FormPageProps) {
  return (
    <Page width={beside ? 'content' : 'form'}>
      {head}
      {beside ? (
        <Columns asideFirst asideLabel={beside.label} aside={beside.content}>
          {children}
        </Columns>
      ) : (
        children
      )}
    </Page>
  )
}
