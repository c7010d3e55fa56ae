import type { Access, Permission, permissions } from './permissions'

/** What a member may be in a company, the most powerful first. */
export const memberRoles = [
  'owner',
  'manager',
  'controller',
  'planner',
  'finance',
  'siteSupervisor',
  'readOnly',
] as const
export type MemberRole = (typeof memberRoles)[number]

/** The roles one can be invited or changed to; ownership is handed over. */
export const givenRoles = memberRoles.filter((role) => role !== 'owner')

export const roleWords: Record<MemberRole, string> = {
  owner: 'owner',
  manager: 'manager',
  controller: 'controller',
  planner: 'planner',
  finance: 'finance',
  siteSupervisor: 'site supervisor',
  readOnly: 'read only',
}

/** Roles that see every site and cannot be limited to some. */
export const unlimitedRoles: readonly MemberRole[] = ['owner', 'finance']

type MemberAccess = Extract<Access, 'person' | 'shift' | 'company-account' | 'company'>

/** A permission that somebody on a company's side can have. */
export type MemberPermission = {
  [Name in Permission]: (typeof permissions)[Name] extends MemberAccess ? Name : never
}[Permission]

export type MemberArea = 'Jobs and sites' | 'People' | 'On the day' | 'Money' | 'Company and team' | 'Everybody'

interface MemberRule {
  area: MemberArea
  /** Goes on after *can*: `post and change jobs`. */
  label: string
  roles: readonly MemberRole[]
}

const rule = (area: MemberArea, label: string, roles: readonly MemberRole[]): MemberRule => ({ area, label, roles })

const everybody = memberRoles
const owner = ['owner'] as const
const leaders = ['owner', 'manager'] as const
const planners = ['owner', 'manager', 'planner'] as const
const controllers = ['owner', 'manager', 'controller', 'siteSupervisor'] as const
const people = ['owner', 'manager', 'controller', 'planner', 'siteSupervisor'] as const
const readsPeople = [...people, 'readOnly'] as const
const writers = ['owner', 'manager', 'controller', 'planner', 'finance', 'siteSupervisor'] as const
const finance = ['owner', 'manager', 'finance'] as const
const readsMoney = [...finance, 'readOnly'] as const
const payers = ['owner', 'finance'] as const

/** Who in a company may do what; the screen *Who may do what* shows it. */
export const memberRules = {
  'jobs.read': rule('Jobs and sites', 'see jobs', everybody),
  'jobs.post': rule('Jobs and sites', 'post and change jobs', planners),
  'jobs.close': rule('Jobs and sites', 'close and cancel jobs', planners),
  'sites.read': rule('Jobs and sites', 'see sites', everybody),
  'sites.manage': rule('Jobs and sites', 'add and change sites', planners),
  'site-codes.manage': rule('Jobs and sites', 'print and replace site codes', planners),
  'clients.read': rule('Jobs and sites', 'see clients and contracts', [...planners, 'finance', 'readOnly']),
  'clients.manage': rule('Jobs and sites', 'add and change clients and contracts', planners),
  'clients.share': rule('Jobs and sites', 'give clients a link to their shifts', planners),
  'rota.read': rule('Jobs and sites', 'see the rota', everybody),

  'applicants.read': rule('People', 'see applicants', [...planners, 'readOnly']),
  'applicants.decide': rule('People', 'shortlist and turn down applicants', planners),
  'workers.find': rule('People', 'find workers', planners),
  'workers.read': rule('People', 'see saved workers', readsPeople),
  'workers.save': rule('People', 'save and block workers', planners),
  'workers.offer': rule('People', 'offer work and take offers back', planners),
  'offers.read': rule('People', 'see offers', [...planners, 'readOnly']),
  'documents.read': rule('People', 'see documents of workers', planners),
  'documents.check': rule('People', 'check documents and screening', planners),
  'check-rules.manage': rule('People', 'set the rules for checks', planners),
  'ratings.read': rule('People', 'see ratings', everybody),
  'ratings.give': rule('People', 'rate workers', people),
  'people.report': rule('People', 'report somebody to S4', writers),

  'work.read': rule('On the day', 'see agreed work', everybody),
  'work.cancel': rule('On the day', 'cancel agreed work', planners),
  'shift.read': rule('On the day', 'see a shift and its logbook', everybody),
  'live-work.read': rule('On the day', 'see live work', readsPeople),
  'workers.cover': rule('On the day', 'find cover for a shift', ['owner', 'manager', 'controller', 'planner']),
  'attendance.record': rule('On the day', 'book people on and off by hand', controllers),
  'alerts.read': rule('On the day', 'see alerts', readsPeople),
  'alerts.handle': rule('On the day', 'acknowledge, give and resolve alerts', controllers),
  'alerts.receive': rule('On the day', 'set how alerts reach them', controllers),
  'on-call.read': rule('On the day', 'see who is on call', readsPeople),
  'on-call.manage': rule('On the day', 'set who is on call and how alerts climb', leaders),
  'reports.read': rule('On the day', 'see report logs', everybody),
  'personal-reports.read': rule('On the day', 'read reports of force, ejections and first aid', people),
  'problems.read': rule('On the day', 'see problem reports', everybody),
  'problems.report': rule('On the day', 'report problems and reply', writers),
  'problems.solve': rule('On the day', 'solve problems', people),
  'messages.read': rule('Everybody', 'read messages', everybody),
  'messages.write': rule('Everybody', 'write messages', writers),
  'messages.broadcast': rule('People', 'write to everybody on a shift', writers),
  'files.add': rule('On the day', 'attach files', writers),

  'completed-work.read': rule('Money', 'see completed work', readsMoney),
  'statistics.read': rule('Money', 'see statistics and cost', finance),
  'margins.read': rule('Money', 'see margins', finance),
  'hours.agree': rule('Money', 'agree hours', finance),
  'invoices.read': rule('Money', 'see invoices', readsMoney),
  'payments.record': rule('Money', 'pay workers and record payments', payers),
  'payments.dispute': rule('Money', 'undo the record of a payment', payers),
  'credits.request': rule('Money', 'ask for credit notes', finance),
  'expenses.answer': rule('Money', 'answer expense claims', finance),
  'tax-status.record': rule('Money', 'record tax status', finance),
  'self-billing.read': rule('Money', 'see self-billing agreements', readsMoney),
  'self-billing.accept': rule('Money', 'agree to the self-billing terms', owner),
  'self-billing.end': rule('Money', 'end self-billing agreements', owner),

  'company.read': rule('Company and team', 'see the company profile', everybody),
  'company.set-up': rule('Company and team', 'set up the company', owner),
  'company.edit': rule('Company and team', 'change the company profile', leaders),
  'team.read': rule('Company and team', 'see who is in the team', everybody),
  'team.manage': rule('Company and team', 'invite, change and remove members', leaders),
  'ownership.hand-over': rule('Company and team', 'hand over ownership', owner),
  'company.export': rule('Company and team', 'download everything about the company', owner),

  'own-membership.manage': rule('Everybody', 'change their own name here and leave', everybody),
  'account.manage': rule('Everybody', 'manage their own account', everybody),
  'notifications.read': rule('Everybody', 'read their own notifications', everybody),
  'own-notices.choose': rule('Everybody', 'choose how they are told of things', everybody),
  'support.ask': rule('Everybody', 'ask S4 for help', everybody),
} as const satisfies Record<MemberPermission, MemberRule>

const rulesInOrder = Object.entries(memberRules) as [MemberPermission, MemberRule][]

const wholeCompany: ReadonlySet<string> = new Set<MemberPermission>([
  'company.edit',
  'company.export',
  'clients.share',
  'team.manage',
  'ownership.hand-over',
  'check-rules.manage',
  'on-call.manage',
])

/** Not open to a member limited to some sites, because it concerns all of them. */
export const isAboutWholeCompany = (permission: MemberPermission): boolean =>
  memberRules[permission].area === 'Money' || wholeCompany.has(permission)

/** `limited`: to some sites. */
export const permissionsOfRole = (role: MemberRole, limited = false): MemberPermission[] =>
  rulesInOrder
    .filter(([permission, { roles }]) => roles.includes(role) && !(limited && isAboutWholeCompany(permission)))
    .map(([permission]) => permission)

/** `a planner`, `an owner`, `finance`, `read only`. */
const withArticle: Record<MemberRole, string> = {
  owner: 'an owner',
  manager: 'a manager',
  controller: 'a controller',
  planner: 'a planner',
  finance: 'finance',
  siteSupervisor: 'a site supervisor',
  readOnly: 'read only',
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

/** `Your role is planner, so you cannot pay workers and record payments. Ask an owner or finance.` */
export function refusalFor(role: MemberRole, permission: MemberPermission): string {
  const { label, roles } = memberRules[permission]
  const asks = `Ask ${listed(roles.map((one) => withArticle[one]))}.`
  return roles.includes(role)
    ? `You see some sites only, so you cannot ${label}: that is about the whole company. ${asks}`
    : `Your role is ${roleWords[role]}, so you cannot ${label}. ${asks}`
}
