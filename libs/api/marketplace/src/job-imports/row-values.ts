import type { JobTemplate, Schedule } from '@s4/contract'
import { dateText } from '@s4/domain/calendar-date'
import { parsePounds } from '@s4/domain/money'
import { readTypedDate, readTypedTime } from '@s4/domain/job-import'
import { weekdayOf } from '@s4/domain/recurring'
import { roles } from '@s4/domain/sia'
import type { StoredSite } from '../sites/site-repository'

/** A value, or what to do about the text. */
export type Read<Value> = { value: Value } | { message: string }

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Those of this name; where there is none, those whose letters and digits are the same, whatever the apostrophe. */
function ofName<Named extends { name: string }>(text: string, all: readonly Named[]): Named[] {
  const exact = all.filter(({ name }) => name.toLowerCase() === text.toLowerCase())
  return exact.length > 0 || bare(text) === '' ? exact : all.filter(({ name }) => bare(name) === bare(text))
}

/** Empty is not asked for. */
export function readTemplate(text: string, templates: readonly JobTemplate[]): Read<JobTemplate | null> {
  if (text === '') return { value: null }
  const [found, another] = ofName(text, templates)
  return found && !another
    ? { value: found }
    : { message: 'There is no template of this name. See Start from a template.' }
}

/** By its name, or by its postcode where one site has it. */
export function readSite(text: string, sites: readonly StoredSite[]): Read<StoredSite> {
  const named = ofName(text, sites)
  const found = named.length > 0 ? named : sites.filter(({ postcode }) => bare(postcode) === bare(text))
  const [site, another] = found
  if (!site) {
    const [one] = sites
    return {
      message: one ? `Write the name of one of your sites, like ${one.name}.` : 'Add the site first, under Sites.',
    }
  }
  if (!another) return { value: site }
  return {
    message:
      named.length > 0 ? 'Several sites have this name. Rename one.' : 'Several sites are there. Write the name.',
  }
}

/** By what people call it. */
export function readRole(text: string): Read<string> {
  const role = roles.find(({ id, label }) => bare(label) === bare(text) || bare(id) === bare(text))
  return role ? { value: role.id } : { message: `Write one of: ${roles.map(({ label }) => label).join(', ')}.` }
}

export function readDate(text: string): Read<string> {
  const date = readTypedDate(text)
  if (date === null) return { message: 'Write the date with the day first, like 21/11/2026.' }
  const [said = ''] = /^[a-z]+/.exec(text.toLowerCase()) ?? []
  const day = weekdayOf(date)
  if (!day.toLowerCase().startsWith(said.slice(0, 3)))
    return { message: `That day is ${dateText(date)}. Correct the date or the weekday.` }
  return { value: date }
}

export function readTime(text: string): Read<string> {
  const time = readTypedTime(text)
  return time === null ? { message: 'Write a time on the 24-hour clock, like 22:00.' } : { value: time }
}

export function readPay(text: string): Read<number> {
  const pence = parsePounds(text)
  return pence.ok ? { value: pence.value } : { message: `${pence.message}.` }
}

export const readPeople = (text: string): Read<number> =>
  /^\d{1,6}$/.test(text) ? { value: Number(text) } : { message: 'Write how many people you need, like 2.' }

/** The times of a template on a day: those of that weekday, or of its only day. */
export function timesOn(date: string, { days = [] }: JobTemplate['fields']): Schedule['days'] {
  const day = weekdayOf(date)
  const onDay = days.filter((line) => line.day === day)
  if (onDay.length > 0) return onDay
  return new Set(days.map((line) => line.day)).size === 1 ? days.map((line) => ({ ...line, day })) : []
}
