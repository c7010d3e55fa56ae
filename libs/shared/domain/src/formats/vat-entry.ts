import { dateText } from '../time/calendar-date'
import { formatVatNumber } from './vat-number'

interface Registration {
  vatNumber: string
  registeredOn: string
  endedOn: string | null
}

/** The registration that has not ended, as forms hold it; empty without one. */
export function openVat(registrations: readonly Registration[]): { vatNumber: string; vatFrom: string } {
  const open = registrations.find(({ endedOn }) => endedOn === null)
  return { vatNumber: open?.vatNumber ?? '', vatFrom: open?.registeredOn ?? '' }
}

type Fields = Record<string, unknown>

/** A registration as a form read it, in words that its fields have (docs/product.md#two-people-at-one-form). */
export const vatRead = (read: ReturnType<typeof openVat>) => ({
  values: read,
  labels: { vatNumber: 'VAT registration number', vatFrom: 'Registered from' },
  toInput: (values: Fields): Fields => ({ ...values, ...('vatNumber' in values && { vatNumber: numberText(values) }) }),
  text: (field: string, value: unknown): string | null => {
    if (value === '') return field === 'vatNumber' ? 'not registered' : 'no day'
    return field === 'vatNumber' ? numberText({ vatNumber: value }) : dateText(String(value))
  },
})

const numberText = ({ vatNumber }: Fields): string => (vatNumber === '' ? '' : formatVatNumber(String(vatNumber)))
