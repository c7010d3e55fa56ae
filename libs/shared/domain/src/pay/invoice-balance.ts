interface Settled {
  /** All amounts include VAT. */
  total: number
  /** The sum of the credit notes. */
  credited: number
  /** What was paid; zero while nothing is recorded. */
  paid: number
}

export interface InvoiceBalance {
  /** Still to be paid. */
  toPay: number
  /** To give back, because it was credited after it was paid. */
  refundDue: number
}

/** What one side still has to pay the other for an invoice. */
export function invoiceBalance({ total, credited, paid }: Settled): InvoiceBalance {
  const left = total - credited - paid
  return { toPay: Math.max(0, left), refundDue: Math.max(0, -left) }
}
