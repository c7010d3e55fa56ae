import type { StaffDispute } from '@s4/contract'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { EmptyState, LinkCard, List, Section, Text } from '@s4/ui'
import { FirstOnly } from '../lists/first-only'
import { useDisputes } from '../queries/staff-queries'
import { disputeKinds } from './dispute-kinds'

/** What staff decide, the one due soonest first. */
export function DisputesPage() {
  const disputes = useDisputes()

  return (
    <Section title="Waiting for a decision">
      {disputes.length === 0 ? (
        <EmptyState>Nothing is in dispute.</EmptyState>
      ) : (
        <List label="Waiting for a decision">
          {disputes.map((dispute) => (
            <li key={dispute.id}>
              <DisputeCard dispute={dispute} />
            </li>
          ))}
        </List>
      )}
      <FirstOnly list={disputes} />
    </Section>
  )
}

function DisputeCard({ dispute }: { dispute: StaffDispute }) {
  const { id, kind, number, title, siteName, companyName, zone, dueAt } = dispute
  return (
    <LinkCard title={`${number}: ${disputeKinds[kind]}`} level={3} to={shellLinks.staffDispute(id)}>
      <Text size="small">
        {title}, {siteName}, {companyName}. {shiftText(dispute, zone)}
      </Text>
      <Text size="small" tone="muted">
        Due {momentText(dueAt, zone)}
      </Text>
    </LinkCard>
  )
}
