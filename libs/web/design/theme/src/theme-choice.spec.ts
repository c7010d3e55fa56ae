import { describe, expect, it } from 'vitest'
import { choiceInCookie, cookieDomain, newerChoice } from './theme-choice'

describe('the choice in a cookie is', () => {
  it.each([
    ['absent without cookies', '', null],
    ['read among others', 'a=b; theme=dark.1700; c=d', { name: 'dark', changedAt: 1700 }],
    ['absent when it is not a theme', 'theme=purple.1700', null],
    ['absent when it has no time', 'theme=dark', null],
    ['not taken from a longer name', 'my-theme=dark.1700', null],
  ])('%s', (_name, cookies, expected) => {
    expect(choiceInCookie(cookies)).toEqual(expected)
  })
})

describe('between storage and cookie', () => {
  it.each([
    ['storage rules while there is no cookie', 10, null, 'light'],
    ['storage rules at the same time', 10, 10, 'light'],
    ['storage rules over an older cookie', 10, 9, 'light'],
    ['a newer cookie wins', 10, 11, 'dark'],
  ])('%s', (_name, stored, carried, expected) => {
    const cookie = carried === null ? null : { name: 'dark' as const, changedAt: carried }

    expect(newerChoice({ name: 'light', changedAt: stored }, cookie).name).toBe(expected)
  })
})

describe('the cookie belongs to', () => {
  it.each([
    ['the apex', 's4.localhost', 's4.localhost'],
    ['the apex, from the seeker app', 'seeker.s4.localhost', 's4.localhost'],
    ['the apex, from the company app', 'company.s4.example', 's4.example'],
    ['the host alone where there is no parent', 'localhost', null],
    ['the host alone for an address', '127.0.0.1', null],
  ])('%s', (_name, hostname, expected) => {
    expect(cookieDomain(hostname)).toBe(expected)
  })
})
