import { Callout, DownloadButton, Refusal, Text } from '@s4/ui'
import { useExport } from './account-queries'

/** The export contains personal numbers, so the person confirms who they are and is told by email. */
export function ExportEverything() {
  const everything = useExport()
  return (
    <>
      <Text>
        A zip with all we hold about you, to read (CSV) and to take elsewhere (JSON), and the files you uploaded.
      </Text>
      <Text tone="muted">
        Your personal numbers are in it, so we ask you to confirm who you are, and tell you by email.
      </Text>
      <Refusal failure={everything.error} />
      {everything.isSaved && (
        <Callout tone="success" live>
          It is among your downloads. Keep it where only you can read it.
        </Callout>
      )}
      <div>
        <DownloadButton download={everything}>Download everything</DownloadButton>
      </div>
    </>
  )
}
