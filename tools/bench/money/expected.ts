/** What one piece of work should cost, worked out with whole numbers and without the product's own rules. */
export interface Piece {
  id: string
  companyId: string
  seekerId: string
  /** The day the shift ended, and the Monday of the week it started in. */
  suppliedOn: string
  week: string
  payPerHour: number
  minutes: number
  extraMinutes: number
  registered: boolean
}

/** Pence of one invoice; `vat` and `creditedVat` are part of `total` and `credited`. */
export interface Account {
  total: number
  vat: number
  credited: number
  creditedVat: number
  paid: number
  refunded: number
}

export interface Sums {
  net: number
  received: number
  toPay: number
  refundDue: number
}

const halfUp = (amount: bigint, by: bigint) => Number((2n * amount + by) / (2n * by))

export function accountOf(piece: Piece, extraAccepted: boolean): Account {
  const line = (minutes: number) => halfUp(BigInt(minutes) * BigInt(piece.payPerHour), 60n)
  const net = line(piece.minutes) + (extraAccepted ? line(piece.extraMinutes) : 0)
  const vat = piece.registered ? halfUp(BigInt(net) * 20n, 100n) : 0
  return { total: net + vat, vat, credited: 0, creditedVat: 0, paid: 0, refunded: 0 }
}

/** The VAT in the only credit note of an invoice. */
export const vatInCredit = ({ total, vat }: Account, credited: number) =>
  halfUp(BigInt(vat) * BigInt(credited), BigInt(total))

export function sumsOf({ total, vat, credited, creditedVat, paid, refunded }: Account): Sums {
  const owed = total - credited - paid + refunded
  return {
    net: total - vat - (credited - creditedVat),
    received: paid - refunded,
    toPay: Math.max(0, owed),
    refundDue: Math.max(0, -owed),
  }
}

/** Sums by a key: a company, a seller, a week. */
export class Tally {
  readonly #sums = new Map<string, Sums>()

  add(key: string, { net, received, toPay, refundDue }: Sums): void {
    const sums = this.of(key)
    this.#sums.set(key, {
      net: sums.net + net,
      received: sums.received + received,
      toPay: sums.toPay + toPay,
      refundDue: sums.refundDue + refundDue,
    })
  }

  of(key: string): Sums {
    return this.#sums.get(key) ?? { net: 0, received: 0, toPay: 0, refundDue: 0 }
  }

  keys(): string[] {
    return [...this.#sums.keys()]
  }
}
