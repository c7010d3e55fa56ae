import { expect, it } from 'vitest'
import { seriousAdvisories } from './serious-advisories'

const advisory = { source: 1, title: 'Reads outside its folder', url: 'https://advisories.example/1', severity: 'high' }
const found = (severity: string, via: unknown[] = [advisory]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { unpacker: { name: 'unpacker', severity, range: '<2.0.1', via } },
  })
const sentence = 'unpacker <2.0.1: Reads outside its folder (https://advisories.example/1)'

it.each([
  ['a high one', found('high'), [sentence]],
  ['a critical one', found('critical'), [sentence]],
  ['a moderate one', found('moderate'), []],
  ['one of another package that this one uses', found('high', ['other']), []],
  ['none', JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }), []],
  ['a registry that does not answer', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), null],
  ['nothing', '', null],
])('%s', (_name, report, sentences) => {
  expect(seriousAdvisories(report)).toEqual(sentences)
})
