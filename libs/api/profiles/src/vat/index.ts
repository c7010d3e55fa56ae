export { currentVatNumber, vatChangedSince, vatNumberOn } from './vat-registrations'
