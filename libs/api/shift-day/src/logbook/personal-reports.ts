import { rolePermissions, type MemberRole, type StoredReportForm } from '@s4/contract'
import { isPersonalReport } from '@s4/domain/report-forms'

/** The worker, and members who may read reports of force, ejections and first aid. Null: not a member. */
export const readsPersonal = (role: MemberRole | null): boolean =>
  role === null || rolePermissions[role].has('personal-reports.read')

/** Those of the records that a member may read, and how many of them they may not. */
export function withoutPersonal<Entry extends { form: StoredReportForm | null }>(
  entries: readonly Entry[],
  role: MemberRole | null,
): { entries: Entry[]; withheld: number } {
  const read = readsPersonal(role) ? [...entries] : entries.filter(({ form }) => !form || !isPersonalReport(form.kind))
  return { entries: read, withheld: entries.length - read.length }
}
