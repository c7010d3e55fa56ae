import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { type Machine, newMachine } from './machine'

let machine: Machine | undefined
afterEach(() => machine?.remove())

it('a chosen port that looks like another port of the files stays as it is', () => {
  machine = newMachine(
    new Map([
      ['listen 443', 'listen 127.0.0.1:54327'],
      ['5432', '38227'],
    ]),
  )

  expect(readFileSync(machine.at('/etc/nginx/conf.d/s4.conf'), 'utf8')).toContain('listen 127.0.0.1:54327')
})
