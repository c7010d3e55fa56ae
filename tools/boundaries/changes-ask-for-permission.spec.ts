import { readdirSync, readFileSync } from 'node:fs'
import { contract, type MemberPermission, memberRules } from '@s4/contract'
import { expect, it } from 'vitest'
import { inWorkspace } from '../workspace/paths'

/** What only those reach who may: the page is closed to others, or everybody who opens it may. */
const closedByPage: ReadonlySet<string> = new Set([
  // The pages of posting, templates and imports need `jobs.post`, those of codes `site-codes.manage`.
  'posting',
  'qr-code',
  // `How I am reached` and what is one's own.
  'alerting',
  'rota',
  'team',
  'company-profile',
])
/** Their pages need a permission that the same roles hold. */
const sameRoles: ReadonlySet<string> = new Set([
  'checks.record',
  'checks.saveRules',
  'workerScreening.decide',
  'sites.create',
])

const sourcesOf = (library: string) =>
  readdirSync(inWorkspace(`libs/company/${library}/src`), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|testing\//.test(path))
    .map((path) => readFileSync(inWorkspace(`libs/company/${library}/src/${path}`), 'utf8'))
    .join('\n')

const CHANGE = /use(?:Change|EndpointMutation)\(\s*'(\w+\.\w+)'/g

it.each(readdirSync(inWorkspace('libs/company')).filter((name) => !closedByPage.has(name)))(
  'company/%s offers a change only to those whose role allows it',
  (library) => {
    const source = sourcesOf(library)
    const endpoints = contract as Record<string, { requires: string }>
    const unasked = [...source.matchAll(CHANGE)].flatMap(([, name = '']) => {
      const requires = endpoints[name]?.requires ?? ''
      const isForAll = memberRules[requires as MemberPermission]?.roles.length === memberRules['jobs.read'].roles.length
      return isForAll || sameRoles.has(name) || source.includes(`'${requires}'`) || source.includes(`"${requires}"`)
        ? []
        : [`${name} needs ${requires}`]
    })

    expect(unasked).toEqual([])
  },
)
