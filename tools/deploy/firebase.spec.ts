import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inWorkspace } from '../workspace/paths'

const read = (file: string): unknown => JSON.parse(readFileSync(inWorkspace(file), 'utf8'))

it('deploys the rules that the emulator tries, and indexes that are there', () => {
  const { firestore } = read('firebase.json') as { firestore: { rules: string; indexes: string } }

  expect(firestore.rules).toBe('firestore.rules')
  expect(existsSync(inWorkspace(firestore.rules))).toBe(true)
  expect(existsSync(inWorkspace(firestore.indexes))).toBe(true)
})

it('says how long to keep and what not to index of fields that the chat writes', () => {
  const { fieldOverrides } = read('firestore.indexes.json') as { fieldOverrides: { fieldPath: string }[] }
  const source = [
    'libs/api/communication/src/chat/firestore-store.ts',
    'libs/shared/contract/src/communication/chat.ts',
  ]
    .map((file) => readFileSync(inWorkspace(file), 'utf8'))
    .join('')

  expect(fieldOverrides.filter(({ fieldPath }) => !new RegExp(`\\b${fieldPath}\\b`).test(source))).toEqual([])
})
