import { formatPence } from '@s4/domain/money'
import { companyLinks, shellLinks } from '@s4/links'
import { ButtonLink, Card, Heading, Inline, List, Page, Section, Stack, StatusBadge, Text, TextLink } from '@s4/ui'
import type { ReactNode } from 'react'
import { useClosingFacts } from '../queries/closing-queries'
import { CompanyExports } from './company-exports'

/** What is left to do before a company is closed, and where. */
export function ClosingPage() {
  const { agreed, unpaid, unpaidPence, otherMembers } = useClosingFacts()
  const ready = agreed === 0 && otherMembers === 0
  return (
    <Page width="form">
      <Stack gap="lg">
        <Text>
          A company ends with its last member. Its open jobs and offers end at once; 14 days later it is erased, and its
          links for clients stop. Withdraw those first. Until then you can sign in and keep your account. Invoices and
          what the law asks for stay, without more personal data than they need.
        </Text>
        <List label="Before you close the company">
          <Step done={agreed === 0} title="Work is over, agreed and invoiced">
            {agreed === 0 ? (
              'Nothing is agreed to come, and all hours are settled.'
            ) : (
              <>
                {agreed === 1 ? '1 piece of work is' : `${agreed} pieces of work are`} agreed to come, not settled or
                not invoiced: <TextLink to={companyLinks.assignedJobs}>agreed work</TextLink>,{' '}
                <TextLink to={companyLinks.completedJobs}>hours to agree</TextLink>.
              </>
            )}
          </Step>
          <Step done={unpaid === 0} title="Invoices are paid">
            {unpaid === 0 ? (
              'Nothing is owed.'
            ) : (
              <>
                {unpaid === 1 ? '1 invoice is' : `${unpaid} invoices are`} not paid, {formatPence(unpaidPence)} in all.
                It is owed after you close the company too.{' '}
                <TextLink to={`${companyLinks.completedJobs}?state=toPay`}>Pay them</TextLink>.
              </>
            )}
          </Step>
          <Step done={otherMembers === 0} title="You are the last member">
            {otherMembers === 0 ? (
              'Nobody else is in the team.'
            ) : (
              <>
                {otherMembers === 1 ? '1 other member is' : `${otherMembers} other members are`} in the team.{' '}
                <TextLink to={companyLinks.team}>Remove them</TextLink>, or make another one the owner and leave.
              </>
            )}
          </Step>
        </List>
        <Section title="Take your data with you">
          <CompanyExports />
        </Section>
        <Section title="Close the company">
          <Text>
            {ready
              ? 'Erase your account under Account. With it the company is closed.'
              : 'What is to do above comes first: until then it is refused, or leaves the company to others.'}
          </Text>
          {ready && (
            <Inline>
              <ButtonLink tone="quiet" to={shellLinks.account}>
                Go to Account
              </ButtonLink>
            </Inline>
          )}
        </Section>
      </Stack>
    </Page>
  )
}

function Step({ done, title, children }: { done: boolean; title: string; children: ReactNode }) {
  return (
    <li>
      <Card>
        <Inline justify="between">
          <Heading level={2} size="body">
            {title}
          </Heading>
          <StatusBadge tone={done ? 'success' : 'warning'}>{done ? 'Done' : 'To do'}</StatusBadge>
        </Inline>
        <Text>{children}</Text>
      </Card>
    </li>
  )
}
