import { EmptyState, Page } from '@s4/ui'
import { Inbox } from 'lucide-react'

export const ClientsPage = () => (
  <Page>
    <EmptyState icon={Inbox}>There is nothing here so far.</EmptyState>
  </Page>
)
