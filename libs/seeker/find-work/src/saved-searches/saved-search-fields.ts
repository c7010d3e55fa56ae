import { SavedSearch } from '@s4/contract'

export const NameAndAlert = SavedSearch.pick({ name: true, alert: true })
