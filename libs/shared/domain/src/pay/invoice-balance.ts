interface Settled {
  /** VAT included, as are the others. */
  total: number
  /** What credit notes took off. */
  credited: number
  /** What was paid; zero while nothing is recorded. */
  paid: number
}

export interface InvoiceBalance {
  /** Still to be paid. */
  toPay: number
  /** Paid and credited since: to be given back. */
  refundDue: number
}

/** What one side still has to pay the other for an invoice. */
export function invoiceBalance({ total, credited, paid }: Settled): InvoiceBalance {
  const left = total - credited - paid
  return { toPay: Math.max(0, left), refundDue: Math.max(0, -left) }
}
