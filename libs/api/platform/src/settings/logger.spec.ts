import { expect, it } from 'vitest'
import { loggerFor, serializers } from './logger'

it('a log line contains the path without its query and without the secret of a calendar', () => {
  const loggedPath = (url: string) => serializers.req({ method: 'GET', url, hostname: 's4.localhost' }).path

  expect(loggedPath('/api/jobs?text=ada%40example.co.uk')).toBe('/api/jobs')
  expect(loggedPath('/api/calendar/9f8a-secret.ics')).toBe('/api/calendar/…')
})

it('a database error is logged without the data of the row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'account_pkey',
    detail: 'Key (email)=(ada@example.co.uk) already exists.',
  })

  expect(serializers.err(error)).toMatchObject({ message: 'duplicate key', code: '23505', constraint: 'account_pkey' })
  expect(JSON.stringify(serializers.err(error))).not.toContain('ada@')
})

it('an unwritable log, as on a full disk, neither blocks nor ends the server', async () => {
  const log = loggerFor({ logLevel: 'info' }, '/dev/full')
  const began = performance.now()

  for (let line = 0; line < 20_000; line += 1) log.info({ line }, 'a line that finds no room')
  await new Promise<void>((resolve) => void setImmediate(resolve))

  expect(performance.now() - began).toBeLessThan(3000)
})
