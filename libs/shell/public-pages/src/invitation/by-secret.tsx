import { Heading, NeedsScripts, Page, PublicFrame, Text } from '@s4/ui'
import { isServer } from '@s4/ui/written'
import type { ReactNode } from 'react'

interface BySecretProps {
  secret: string
  /** Shown where the address has none. */
  missing: ReactNode
  /** Shown with the secret. */
  children: ReactNode
}

/**
 * What a page shows that a link with a secret opens. No server sees what stands after `#`, so a document has both, and
 * shows neither before its script has looked (`bySecretScript`).
 */
export function BySecret({ secret, missing, children }: BySecretProps) {
  if (!isServer()) return secret === '' ? missing : children
  return (
    <>
      <NeedsScripts what="Opening this link" />
      <div hidden data-secret="missing">
        {missing}
      </div>
      <div hidden data-secret="given">
        {children}
      </div>
    </>
  )
}

interface LinkPageProps {
  title: string
  secret: string
  children: ReactNode
}

/** A page that the link of a mail opens. */
export const LinkPage = ({ title, secret, children }: LinkPageProps) => (
  <PublicFrame title={title}>
    <Page width="form">
      <Heading level={1}>{title}</Heading>
      <BySecret
        secret={secret}
        missing={<Text>This address is not complete. Open the link from the email as it is.</Text>}
      >
        {children}
      </BySecret>
    </Page>
  </PublicFrame>
)
