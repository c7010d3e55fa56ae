import { CompanyProfile, Manager } from '@s4/contract'
import { z } from 'zod'

export const ContactForm = CompanyProfile.pick({ companyContact: true })

export const EmailForm = CompanyProfile.pick({ companyEmail: true })

export const ManagerForm = z.object({ manager: Manager })
