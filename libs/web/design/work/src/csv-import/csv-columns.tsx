import type { ApiError } from '@s4/contract/api-error'
import { Button, FieldGroup, Inline, Refusal, Section, SelectField, Text } from '@s4/ui'

interface CsvColumnsProps<Column extends string> {
  file: { fileName: string; header: readonly string[] }
  /** `12 jobs`. */
  rowsText: string
  /** What a column can hold, with its words. */
  labels: Readonly<Record<Column, string>>
  mapping: Partial<Record<Column, number>>
  failure: ApiError | null
  lookLabel: string
  /** While it looks. */
  busy: boolean
  /** While what was looked at is done. */
  locked: boolean
  onChange: (mapping: Partial<Record<Column, number>>) => void
  onLook: () => void
  onOther: () => void
}

/** Which column of a file is what, guessed from its headings. */
export function CsvColumns<Column extends string>({
  file: { fileName, header },
  rowsText,
  labels,
  mapping,
  failure,
  lookLabel,
  busy,
  locked,
  onChange,
  onLook,
  onOther,
}: CsvColumnsProps<Column>) {
  const choose = (column: Column, value: string) => {
    const others = { ...mapping }
    delete others[column]
    onChange(value === '' ? others : { ...others, [column]: Number(value) })
  }
  return (
    <Section title={`Columns of ${fileName}`}>
      <Text tone="muted">{rowsText}. Say which column is what.</Text>
      <FieldGroup min={200}>
        {(Object.entries(labels) as [Column, string][]).map(([column, label]) => (
          <SelectField
            key={column}
            label={label}
            emptyLabel="Not in the file"
            options={header.map((heading, at) => ({ value: String(at), label: heading || `Column ${at + 1}` }))}
            value={mapping[column] === undefined ? '' : String(mapping[column])}
            error={failure?.fields[`mapping.${column}`]}
            disabled={locked}
            onChange={({ target }) => choose(column, target.value)}
          />
        ))}
      </FieldGroup>
      <Refusal failure={failure} />
      <Inline>
        <Button busy={busy} disabled={locked} onClick={onLook}>
          {lookLabel}
        </Button>
        <Button tone="plain" disabled={locked} onClick={onOther}>
          Choose another file
        </Button>
      </Inline>
    </Section>
  )
}
