import { expect, it } from 'vitest'
import { listSettings } from './settings'

it('lists every variable with a meaning, its default and whether it is set, and no value', () => {
  const listed = listSettings({ SMTP_URL: 'smtps://s4:kept-back@mail.example:465', S4_LOG_LEVEL: '' })

  expect(listed.filter(({ meaning }) => !meaning.endsWith('.'))).toEqual([])
  expect(listed.find(({ name }) => name === 'SMTP_URL')).toMatchObject({ standard: null, isSet: true })
  expect(listed.find(({ name }) => name === 'S4_LOG_LEVEL')).toMatchObject({ standard: 'info', isSet: false })
  expect(listed.find(({ name }) => name === 'PORT')).toMatchObject({ standard: '4200', isSet: false })
  expect(JSON.stringify(listed)).not.toContain('kept-back')
})
