import type { ImportPreview } from '@s4/contract'
import { importColumns } from '@s4/domain/worker-import'
import { DataTable, Section, Text } from '@s4/ui'
import { CsvErrors } from '@s4/work'

/** What is wrong in a file, by row and column, and the first of its people. */
export function PreviewTables({ preview: { errors, people, ready, wrong } }: { preview: ImportPreview }) {
  return (
    <>
      <CsvErrors wrong={wrong} errors={errors} labels={importColumns} />
      <Section title={ready === 1 ? '1 person can be invited' : `${ready} people can be invited`}>
        {people.length > 0 && (
          <DataTable
            caption="People"
            rows={people}
            rowKey={({ row }) => String(row)}
            columns={[
              { key: 'name', header: 'Name', cell: ({ name }) => name },
              { key: 'email', header: 'Email', cell: ({ email }) => email },
              { key: 'payroll', header: 'Payroll number', cell: ({ payrollNumber }) => payrollNumber || '–' },
              {
                key: 'groups',
                header: 'Group and tags',
                cell: ({ team, tags }) => [team, ...tags].filter(Boolean).join(', ') || '–',
              },
            ]}
          />
        )}
        {ready > people.length && <Text tone="muted">The first {people.length} are shown.</Text>}
      </Section>
    </>
  )
}
