import { cloneDatabase } from '@s4/db/testing'
import { afterAll, expect, it } from 'vitest'
import { runStaff } from './run-staff'

const { db, drop } = await cloneDatabase()
afterAll(drop)
const now = new Date('2026-11-21T09:30:00.000Z')
const staff = (...words: string[]) => runStaff({ db, now, origin: 'http://s4.localhost:4200' }, words)

it('adds a member with a link that ends in 15 minutes, lists and removes them', async () => {
  expect(await staff('list')).toBe('Nobody can sign in to the console.')

  const added = await staff('add', 'ola@example.co.uk', 'Ola', 'Fox')
  expect(added).toMatch(/^Give this link to Ola Fox\..*\nhttp:\/\/s4\.localhost:4200\/staff\/enrol#[\w-]{43}$/)
  const again = await staff('add', 'OLA@example.co.uk')
  expect(again).toContain('Ola Fox')
  expect(again).not.toBe(added)
  expect(await staff('list')).toBe('ola@example.co.uk  Ola Fox  (no passkey yet)')
  expect(await db.query('select expires_at from staff_enrolment')).toEqual([{ expiresAt: '2026-11-21T09:45:00.000Z' }])

  expect(await staff('remove', 'ola@example.co.uk')).toBe('ola@example.co.uk can no longer sign in to the console.')
  expect(await staff('list')).toBe('Nobody can sign in to the console.')
})

it.each([
  ['no command', []],
  ['a new member without a name', ['add', 'new@example.co.uk']],
  ['no address', ['add', 'Ola Fox']],
])('refuses %s and prints the usage', async (_name, words) => {
  await expect(staff(...words)).rejects.toThrow('npm run staff -- list')
})

it('refuses to remove somebody who is not of the staff', async () => {
  await expect(staff('remove', 'nobody@example.co.uk')).rejects.toThrow('Nobody of the staff has the address')
})
