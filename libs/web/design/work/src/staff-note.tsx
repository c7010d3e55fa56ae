import { Text } from '@s4/ui'

interface StaffNoteProps {
  companyName: string
  /** Shown only for work as own staff. */
  shown: boolean
}

/** Tells a worker that work is done as staff of the company, which pays it through its payroll. */
export const StaffNote = ({ companyName, shown }: StaffNoteProps) =>
  shown ? (
    <Text size="small" tone="muted">
      You work here as staff of {companyName}; {companyName} pays you through its payroll. S4 makes no invoice.
    </Text>
  ) : null
