const WHOLE_SECONDS = '2026-11-21T22:00:00'.length
const UTC = /\+00(:00)?$/

/**
 * The ISO text of an instant as PostgreSQL writes it, in a column (`2026-11-21 22:00:00+00`) or within JSON
 * (`2026-11-21T22:00:00+00:00`). Rows hold so many whole seconds of UTC that these are not parsed. Throws RangeError
 * for what is no instant.
 */
export function instantText(written: string): string {
  const text = written.replace(UTC, '')
  return text.length === WHOLE_SECONDS && text.length < written.length
    ? `${text.slice(0, 10)}T${text.slice(11)}.000Z`
    : new Date(written).toISOString()
}
