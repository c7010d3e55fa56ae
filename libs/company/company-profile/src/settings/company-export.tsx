import { Button, Callout, Inline, Refusal, Stack, Text } from '@s4/ui'
import { useCompanyExport } from '../queries/closing-queries'

/** Downloads what the company sees of its work, for owners. */
export function CompanyExport() {
  const download = useCompanyExport()
  return (
    <Stack gap="sm">
      <Text>
        A zip of tables (CSV): sites, clients, jobs, shifts, work, hours, offers, invoices, payments, alerts, reports,
        checks, members and who did what. Of workers it has the names. Every owner is told of it by e-mail.
      </Text>
      <Refusal failure={download.error} />
      {download.isSuccess && (
        <Callout tone="success" live>
          It is among your downloads. Keep it where only those who may can read it.
        </Callout>
      )}
      <Inline>
        <Button tone="quiet" busy={download.isPending} onClick={() => download.mutate()}>
          Download everything about the company
        </Button>
      </Inline>
    </Stack>
  )
}
