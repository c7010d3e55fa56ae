import { companyLinks } from '@s4/links'
import type { MissingItem } from './missing-item'

type Text = string | null | undefined

/** The fields of a company the rule reads; anything else on it is ignored. */
export interface CompanyProfile {
  companyName?: Text
  companyContact?: Text
  companyEmail?: Text
  address?: Text
  bio?: Text
  manager?: { managerName?: Text; managerEmail?: Text; managerPhone?: Text } | null | undefined
}

type CompanyItem =
  | 'companyName'
  | 'companyContact'
  | 'companyEmail'
  | 'address'
  | 'bio'
  | 'managerName'
  | 'managerEmail'
  | 'managerPhone'

const needed: readonly MissingItem<CompanyItem>[] = [
  { item: 'companyName', label: 'The company’s name', path: companyLinks.editProfile },
  { item: 'companyContact', label: 'A contact number', path: companyLinks.editContact },
  { item: 'companyEmail', label: 'The company’s email address', path: companyLinks.editEmail },
  { item: 'address', label: 'The company’s address', path: companyLinks.editProfile },
  { item: 'bio', label: 'A few words about the company', path: companyLinks.editProfile },
  { item: 'managerName', label: 'The manager’s name', path: companyLinks.editManager },
  { item: 'managerEmail', label: 'The manager’s email address', path: companyLinks.editManager },
  { item: 'managerPhone', label: 'The manager’s phone number', path: companyLinks.editManager },
]

/**
 * What a company still has to give before features unlock; a field counts when it is not empty after trimming
 * (docs/product.md#profile-completeness).
 */
export function missingForCompany(company: CompanyProfile | null | undefined): MissingItem<CompanyItem>[] {
  const { managerName, managerEmail, managerPhone } = company?.manager ?? {}
  const given: Partial<Record<CompanyItem, unknown>> = { ...company, managerName, managerEmail, managerPhone }
  return needed.filter(({ item }) => {
    const value = given[item]
    return typeof value !== 'string' || value.trim() === ''
  })
}
