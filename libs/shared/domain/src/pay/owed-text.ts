import { formatPence } from './money'

type Side = 'company' | 'seeker'

interface Ended {
  /** Who cancelled, and so owes. */
  by: Side | 'S4'
  /** Pence. */
  owed: number
}

/** `You owe Ada Okafor £58.00 under the terms.`, as one side reads it of the other; null when nothing is owed. */
export function owedText({ by, owed }: Ended, reader: Side, other: string): string | null {
  if (owed === 0 || by === 'S4') return null
  return by === reader
    ? `You owe ${other} ${formatPence(owed)} under the terms.`
    : `${other} owes you ${formatPence(owed)} under the terms.`
}
