import type { ApiError } from '@s4/contract/api-error'
import { FileField, type FileFieldProps, NextStepLink, Section } from '@s4/ui'
import type { ReactNode } from 'react'

interface ChooseCsvFileProps {
  title: string
  /** What the file holds. */
  children: ReactNode
  /** How much it may hold. */
  hint: string
  failure: ApiError | null
  /** Why it was refused. */
  message: string | undefined
  onItsWay: FileFieldProps['onItsWay']
  onChoose: (file: File) => void
}

/** Takes a CSV file as soon as it is chosen, so that a refusal is shown here. */
export const ChooseCsvFile = ({ title, children, hint, failure, message, onItsWay, onChoose }: ChooseCsvFileProps) => (
  <Section title={title}>
    {children}
    <FileField
      label="CSV file"
      hint={`${hint} Commas, semicolons and tabs all work.`}
      accept=".csv,.tsv,.txt,text/csv"
      error={message}
      onItsWay={onItsWay}
      onChange={({ target: { files } }) => {
        const [file] = files ?? []
        if (file) onChoose(file)
      }}
    />
    {failure && <NextStepLink failure={failure} />}
  </Section>
)
