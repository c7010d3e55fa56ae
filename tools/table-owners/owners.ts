import type { Ownership } from './ownership-violations'

/** In a name, `*` stands for what a template puts in at run time. */
const owners = {
  // platform
  '*': 'libs/api/db/src',
  audit_entry: 'libs/api/platform/src/notices',
  idempotent_answer: 'libs/api/platform/src/http',
  installation: 'libs/api/db/src',
  mail: 'libs/api/platform/src/mail-queue',
  migration: 'libs/api/db/src',
  notification: 'libs/api/platform/src/notices',
  rate_window: 'libs/api/platform/src/limits',
  stored_file: 'libs/api/platform/src/files',
  // identity
  account: 'libs/api/identity/src/account',
  chat_session: 'libs/api/identity/src/session',
  half_made_account: 'libs/api/identity/src/half-made-accounts',
  session: 'libs/api/identity/src/session',
  shift_token: 'libs/api/identity/src/session',
  sign_in_mail: 'libs/api/identity/src/account',
  // profiles
  availability: 'libs/api/profiles/src/availability',
  bank_details: 'libs/api/profiles/src/bank-details',
  certificate: 'libs/api/profiles/src/documents',
  company: 'libs/api/profiles/src/company',
  company_member: 'libs/api/profiles/src/company',
  check_request: 'libs/api/profiles/src/checks',
  check_rule: 'libs/api/profiles/src/checks',
  document_check: 'libs/api/profiles/src/checks',
  education: 'libs/api/profiles/src/history',
  experience: 'libs/api/profiles/src/history',
  expiry_reminder: 'libs/api/profiles/src/documents',
  gap_note: 'libs/api/profiles/src/history',
  licence: 'libs/api/profiles/src/documents',
  right_to_work: 'libs/api/profiles/src/documents',
  saved_worker: 'libs/api/profiles/src/workers',
  seeker: 'libs/api/profiles/src/seeker',
  seller_details_request: 'libs/api/profiles/src/seller-details',
  seeker_address: 'libs/api/profiles/src/seeker',
  // marketplace
  application: 'libs/api/marketplace/src/applications',
  assignment: 'libs/api/marketplace/src/assignments',
  calendar_feed: 'libs/api/marketplace/src/calendar',
  checkpoint: 'libs/api/marketplace/src/sites',
  job: 'libs/api/marketplace/src/jobs',
  offer: 'libs/api/marketplace/src/offers',
  offer_shift: 'libs/api/marketplace/src/offers',
  rating: 'libs/api/marketplace/src/ratings',
  saved_job: 'libs/api/marketplace/src/job-search',
  self_billing_agreement: 'libs/api/marketplace/src/self-billing',
  shift: 'libs/api/marketplace/src/jobs',
  site: 'libs/api/marketplace/src/sites',
  // communication
  '*_message': 'libs/api/communication/src/threads',
  '*_picture': 'libs/api/communication/src/threads',
  chat_message: 'libs/api/communication/src/chat',
  chat_picture: 'libs/api/communication/src/chat',
  conversation: 'libs/api/communication/src/chat',
  conversation_reader: 'libs/api/communication/src/chat',
  problem: 'libs/api/communication/src/problems',
  ticket: 'libs/api/communication/src/tickets',
  // money
  assignment_hours: 'libs/api/money/src/hours',
  credit_note: 'libs/api/money/src/credits',
  credit_request: 'libs/api/money/src/credits',
  invoice: 'libs/api/money/src/invoices',
  // shift-day
  alert: 'libs/api/shift-day/src/alerts',
  attendance: 'libs/api/shift-day/src/attendance',
  attendance_event: 'libs/api/shift-day/src/attendance',
  check_call: 'libs/api/shift-day/src/check-calls',
  logbook_entry: 'libs/api/shift-day/src/logbook',
  logbook_picture: 'libs/api/shift-day/src/logbook',
  position_fix: 'libs/api/shift-day/src/attendance',
  wrong_pin: 'libs/api/shift-day/src/attendance',
}

const notYet = {}

export const ownership: Ownership = { owners, notYet }
