import { seekerLinks } from '@s4/links'
import { ButtonLink, EmptyState, List, ListWithDetail, LoadMore, Page, Stack, Tabs, useOpenItem, useWide } from '@s4/ui'
import { MyWorkTabs } from '@s4/work'
import { useSearchParams } from 'react-router-dom'
import { ApplicationCard } from './application-card'
import { ApplicationRecord } from './application-record'
import { parseStatus, useApplications, useCounts } from '../queries/my-work-queries'

const views = [
  { label: 'All', status: undefined },
  { label: 'Applied', status: 'applied' },
  { label: 'Offered', status: 'offered' },
  { label: 'Accepted', status: 'accepted' },
  { label: 'Turned down', status: 'rejected' },
  { label: 'Withdrawn', status: 'withdrawn' },
  { label: 'Declined', status: 'declined' },
  { label: 'Expired', status: 'lapsed' },
] as const

export function AppliedPage() {
  const { open, addressOf } = useOpenItem('application')
  return (
    <Page>
      <MyWorkTabs current="Applied" />
      <ListWithDetail
        open={open}
        label="Application"
        back={{ to: addressOf(null), text: 'All applications' }}
        ownPage={open === null ? undefined : seekerLinks.application(open)}
        list={<Applications />}
      >
        {open !== null && <ApplicationRecord id={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Applications() {
  const { open, addressOf } = useOpenItem('application')
  const wide = useWide()
  const [params] = useSearchParams()
  const current = parseStatus(params)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useApplications(current)
  const counts = useCounts()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const countOf = (status: (typeof views)[number]['status']) => (status ? counts[status] : all)
  // All, and each state that there is; with one state there is nothing to choose.
  const shown = views.filter(({ status }) => !status || status === current || countOf(status) > 0)
  const applications = data.pages.flatMap((page) => page.data)

  return (
    <Stack gap="lg">
      {(current || shown.length > 2) && (
        <Tabs
          label="Applications by state"
          tabs={shown.map(({ label, status }) => ({
            label,
            to: status ? `?status=${status}` : '.',
            active: status === current,
            count: countOf(status),
          }))}
        />
      )}
      {applications.length === 0 ? (
        <EmptyState drawing="shift" action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}>
          {current ? 'You have no applications in this state.' : 'You have not applied for any work yet.'}
        </EmptyState>
      ) : (
        <List label="Applications">
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                to={wide ? addressOf(application.id) : seekerLinks.application(application.id)}
                isOpen={application.id === open}
              />
            </li>
          ))}
        </List>
      )}
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        noun="applications"
      />
    </Stack>
  )
}
