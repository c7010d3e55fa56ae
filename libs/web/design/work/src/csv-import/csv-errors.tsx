import { DataTable, Section, Text } from '@s4/ui'

interface CsvErrorsProps<Column extends string> {
  /** Rows with an error. */
  wrong: number
  errors: readonly { row: number; column: Column; value: string; message: string }[]
  labels: Readonly<Record<Column, string>>
}

/** What is wrong in a file, by row and column; nothing without an error. */
export function CsvErrors<Column extends string>({ wrong, errors, labels }: CsvErrorsProps<Column>) {
  if (wrong === 0) return null
  return (
    <Section title={wrong === 1 ? '1 row has errors' : `${wrong} rows have errors`}>
      <Text tone="muted">
        Rows are counted as in a spreadsheet. Correct the file and send it again, or leave these rows out.
      </Text>
      <DataTable
        caption="Errors"
        rows={errors}
        rowKey={({ row, column }) => `${row} ${column}`}
        columns={[
          { key: 'row', header: 'Row', cell: ({ row }) => row },
          { key: 'column', header: 'Column', cell: ({ column }) => labels[column] },
          { key: 'value', header: 'In the file', cell: ({ value }) => value || '(empty)' },
          { key: 'message', header: 'What to do', cell: ({ message }) => message },
        ]}
      />
    </Section>
  )
}
