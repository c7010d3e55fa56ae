import { shellLinks } from '@s4/links'
import { appUrl, useSession } from '@s4/auth-session'
import { ExternalLink, Page, Section, StatusBadge, Text } from '@s4/ui'
import { useAccount } from './account-queries'
import { ChangeEmailForm } from './change-email-form'
import { ChangePasswordForm } from './change-password-form'
import { DataRights } from './data-rights'
import { DeviceList } from './device-list'
import { EraseAccount } from './erase-account'
import { ExportEverything } from './export-everything'

export function AccountPage() {
  const { keptOnErasure } = useAccount()
  const { email, emailVerified } = useSession().user

  return (
    <Page width="form">
      <Section title="Email address">
        <Text>
          {email}{' '}
          <StatusBadge tone={emailVerified ? 'success' : 'warning'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </StatusBadge>
        </Text>
        <ChangeEmailForm current={email} />
      </Section>
      <Section title="Password">
        <Text tone="muted">
          You sign in with Google or a link? Then you need none. To have one as well,{' '}
          <ExternalLink href={appUrl('shell', shellLinks.forgottenPassword)}>choose it by email</ExternalLink>.
        </Text>
        <ChangePasswordForm />
      </Section>
      <Section title="Where you are signed in">
        <DeviceList />
      </Section>
      <Section title="Everything about you">
        <ExportEverything />
      </Section>
      <Section title="Your rights over your data">
        <DataRights />
      </Section>
      <Section title="Erase your account">
        <EraseAccount kept={keptOnErasure} />
      </Section>
    </Page>
  )
}
