import { Inline, Stack } from '@s4/ui'
import { InvoiceLinks } from './invoice-links'
import { MessageLink } from './message-link'
import { MyWorkTabs } from './my-work-tabs'
import { ReportLink } from './report-link'

export const Invoices = () => (
  <Stack gap="xs" align="start">
    <InvoiceLinks
      invoices={[
        {
          id: 'first',
          number: 'S4-000031',
          kind: 'original',
          total: 11_600,
          vat: 0,
          credited: 0,
          toPay: 11_600,
          dueOn: '2026-12-22',
          toAnswer: true,
          toConfirm: false,
        },
        {
          id: 'second',
          number: 'S4-000044',
          kind: 'supplementary',
          total: 725,
          vat: 0,
          credited: 0,
          toPay: 725,
          dueOn: '2026-12-22',
          toAnswer: true,
          toConfirm: false,
        },
      ]}
    />
  </Stack>
)

export const ToAPerson = () => (
  <Inline>
    <MessageLink jobId="job" seekerId="ada" name="Ada Okafor" />
    <ReportLink jobId="job" seekerId="ada" name="Ada Okafor" />
  </Inline>
)

export const Tabs = () => <MyWorkTabs current="Assigned" />
