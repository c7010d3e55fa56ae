import { accepted, refused, type Parsed } from '../parsed'
import { compact, grouped } from './typed-text'

/** A right-to-work share code as 9 characters starting with W (docs/uk-rules.md#right-to-work). */
export function parseShareCode(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter your share code')
  if (!/^[A-Z0-9]{9}$/.test(typed)) return refused('Enter a share code of 9 letters and numbers, like W9X-6GY-2S2')
  return typed.startsWith('W')
    ? accepted(typed)
    : refused('This code is not for work: create a ‘right to work’ code, which starts with W')
}

/** `W9X-6GY-2S2`. */
export const formatShareCode = (code: string): string => grouped(code, 3, '-')
