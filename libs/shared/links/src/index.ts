export * as apiLinks from './api'
export * as companyLinks from './company'
export * as seekerLinks from './seeker'
export * as shellLinks from './shell'
