import { randomUUID } from 'node:crypto'
import { requestServer } from './request-server'
import { callApi } from './call-api'
import { readIdToken, newIdentity } from './identity'
import { urlOn, baseDomain } from './stack'
import type { BrowserContext, Page } from '@playwright/test'

export interface Person {
  uid: string
  email: string
  password: string
  role: 'seeker' | 'company'
}

/** A new person with a verified identity and an account with an empty profile. */
export async function newPerson(role: Person['role'], email = `${role}-${randomUUID()}@example.com`): Promise<Person> {
  const password = 'correct horse battery'
  const person = { uid: await newIdentity(email, password), email, password, role }
  await callApi(person, 'signUp.create', { role: role === 'seeker' ? 'Job Seeker' : 'Company', phone: '07700 900982' })
  return person
}

/** The demo person of a role, for whom tools/seed makes records. */
export const demoPerson = (role: Person['role']) => ({
  email: `${role}@demo.s4.example`,
  password: `demo-${role}-2026`,
})

/** Gives a page's browser the person's session, as signing in at the shell does. */
export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  const { status, headers, body } = await requestServer({
    method: 'POST',
    path: '/api/session',
    body: { idToken: await readIdToken(person) },
    headers: { origin: urlOn('shell') },
  })
  if (status !== 200) throw new Error(`The session was refused with ${status}: ${JSON.stringify(body)}`)
  await page.context().addCookies((headers['set-cookie'] ?? []).map(cookieFrom))
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

function cookieFrom(header: string): Cookie {
  const [pair = ''] = header.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  return {
    name,
    value: decodeURIComponent(pair.slice(name.length + 1)),
    domain: `.${baseDomain()}`,
    path: '/',
    httpOnly: /;\s*httponly/i.test(header),
    secure: /;\s*secure/i.test(header),
    sameSite: 'Lax',
  }
}
