import { jobColumns } from '@s4/domain/job-import'

/** The address of a CSV file with the headings and one job, as somebody would write it. */
export function exampleFile(): string {
  const row = [
    'Tobacco Dock',
    'Door supervisor',
    '21/11/2026',
    '22:00',
    '06:00',
    '2',
    '14.50',
    'Saturday doors',
    '',
    '',
  ]
  const lines = [Object.values(jobColumns), row].map((cells) => cells.join(','))
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}
