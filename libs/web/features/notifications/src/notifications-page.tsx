import type { Notification } from '@s4/contract'
import { Button, EmptyState, Inline, List, LoadMore, Page, Tabs } from '@s4/ui'
import { CheckCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { NotificationCard } from './notification-card'
import { isAlert, parseState, useNotifications, useReadAll } from './notification-queries'

export function NotificationsPage() {
  const [params] = useSearchParams()
  const state = parseState(params)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications(state)
  const readAll = useReadAll()
  const notices = data.pages.flatMap((page) => page.data)
  const newest = notices[0]
  // Alerts that nobody has read stand above everything else.
  const isPressing = ({ kind, readAt }: Notification) => Number(isAlert(kind) && readAt === null)
  const shown = notices.toSorted((a, b) => isPressing(b) - isPressing(a))
  const someUnread = notices.some(({ readAt }) => readAt === null)

  return (
    <Page>
      <Inline justify="between" align="end">
        <Tabs
          label="Notifications by state"
          tabs={[
            { label: 'All', to: '.', active: state === 'all' },
            { label: 'Not read', to: '?state=unread', active: state === 'unread' },
          ]}
        />
        {newest && someUnread && (
          <Button
            tone="quiet"
            size="small"
            icon={<CheckCheck aria-hidden />}
            busy={readAll.isPending}
            onClick={() => readAll.mutate({ until: newest.createdAt })}
          >
            Mark all as read
          </Button>
        )}
      </Inline>
      {notices.length === 0 ? (
        <EmptyState drawing="talk">
          {state === 'unread'
            ? 'You have read everything.'
            : 'Nothing has happened yet. Your notifications will appear here.'}
        </EmptyState>
      ) : (
        <List label="Notifications">
          {shown.map((notice) => (
            <li key={notice.id}>
              <NotificationCard notice={notice} />
            </li>
          ))}
        </List>
      )}
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        noun="notifications"
      />
    </Page>
  )
}
