import type { WorkerImport } from '@s4/contract'
import { numberText } from '@s4/domain/number-text'
import { MAX_IMPORTED } from '@s4/domain/worker-import'
import { useSendCsv } from '@s4/queries'
import { Text } from '@s4/ui'
import { ChooseCsvFile } from '@s4/work'

/** The file of people. */
export const ChooseFile = ({ onRead }: { onRead: (file: WorkerImport) => void }) => (
  <ChooseCsvFile
    title="Invite your own people"
    hint={`Up to ${numberText(MAX_IMPORTED)} people.`}
    {...useSendCsv('workerImports.create', onRead)}
  >
    <Text>
      Send a list of your people as CSV, with a line of headings: name, email address, and if you like phone, payroll
      number, group and tags. Nobody is invited until you have looked at it.
    </Text>
  </ChooseCsvFile>
)
