import { EXPORT_DAYS, type CompanyExport } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Button, Callout, DownloadButton, List, Refusal, Stack, Text } from '@s4/ui'
import { useAskForExport, useCompanyExports, useDownloadExport } from '../queries/company-export-queries'

/** Everything about the company as a file, for its owners. */
export function CompanyExports() {
  const exports = useCompanyExports()
  const ask = useAskForExport()
  const isUnderWay = exports.some(({ state }) => state === 'underWay')
  return (
    <Stack>
      <Text>
        A zip file with what your company sees in S4, as CSV and JSON. It has your sites, clients, jobs and shifts. It
        has work, hours, offers, invoices and payments. It has alerts, reports, problems, checks, your team and who did
        what. Pictures and documents are in it, too. It names workers, but has no personal numbers, addresses or bank
        details. Messages are not in it.
      </Text>
      <Text tone="muted">
        S4 makes it in the background and tells every owner when it is ready. For {EXPORT_DAYS} days owners can download
        it, and each download is told to all of them by email.
      </Text>
      <Refusal failure={ask.error} />
      <div>
        <Button tone="quiet" busy={ask.isPending} disabled={isUnderWay} onClick={() => ask.mutate()}>
          Make the file
        </Button>
      </div>
      {exports.length > 0 && (
        <List label="Files" gap="md">
          {exports.map((made) => (
            <li key={made.id}>
              <MadeExport made={made} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  )
}

function MadeExport({ made }: { made: CompanyExport }) {
  const download = useDownloadExport()
  const { state, askedBy, askedAt, bytes, expiresAt } = made
  return (
    <Stack gap="sm">
      <Text size="small" tone="muted">
        Asked for by {askedBy}, {momentText(askedAt)}
      </Text>
      {state === 'underWay' && <Callout live>S4 is making it. You can leave this page.</Callout>}
      {state === 'failed' && (
        <Callout tone="danger">
          It could not be made. Ask for it again; if it fails again, tell S4 under Support.
        </Callout>
      )}
      {state === 'ready' && expiresAt && (
        <>
          <Text>
            {sizeText(bytes ?? 0)}, until {momentText(expiresAt)}
          </Text>
          <Refusal failure={download.error} />
          <div>
            <DownloadButton
              aria-label={`Download the file of ${momentText(askedAt)}`}
              download={{ ...download, total: bytes ?? undefined, start: () => download.start(made) }}
            >
              Download
            </DownloadButton>
          </div>
        </>
      )}
    </Stack>
  )
}

const KILOBYTE = 1024

const sizeText = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`
