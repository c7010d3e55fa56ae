import { describe, expect, it } from 'vitest'
import { formatSortCode, parseAccountName, parseAccountNumber, parseRollNumber, parseSortCode } from './bank'
import { licenceAgreesWithBirth, parseDrivingLicence } from './driving-licence'
import { formatNationalInsurance, parseNationalInsurance } from './national-insurance'
import { parsePhone } from './phone'
import { parsePostcode } from './postcode'
import { formatShareCode, parseShareCode } from './share-code'
import { parseSiaLicence } from './sia-licence'
import { formatUtr, parseUtr } from './utr'
import { formatVatNumber, parseVatNumber } from './vat-number'

interface Format {
  name: string
  parse: (text: string) => { ok: true; value: string } | { ok: false; message: string }
  valid: [text: string, value: string][]
  invalid: string[]
}

const same = (...texts: string[]) => texts.map((text): [string, string] => [text, text])

const formats: Format[] = [
  {
    name: 'a Unique Taxpayer Reference',
    parse: parseUtr,
    valid: [
      ...same('2234567890', '2108834503'),
      ['2234567890K', '2234567890'],
      ['K2234567890', '2234567890'],
      ['22345 67890k', '2234567890'],
      ['22345–67890', '2234567890'],
      ['10971/72564', '1097172564'],
      ['10971.72564', '1097172564'],
      ['1232234567890', '2234567890'],
    ],
    invalid: [
      '',
      ' ',
      '123456',
      '1234567890',
      '1234567890K',
      '12345678905',
      '5550000621',
      '2955839661',
      'inv@lid123K',
      '1097172564KZ',
      'K2234567890K',
      '2234567890123',
    ],
  },
  {
    name: 'a National Insurance number',
    parse: parseNationalInsurance,
    valid: [
      ...same('AB123456C', 'CS100700A', 'AA111111A', 'OA123456C'),
      ['AB 12 34 56 C', 'AB123456C'],
      ['ab-12-34-56-c', 'AB123456C'],
    ],
    invalid: [
      '',
      'QQ123456C',
      'AO123456C',
      'DA123456A',
      ...['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ'].map((prefix) => `${prefix}123456A`),
      'AB123456E',
      'A123456C',
      'AB12345C',
      'AB1234567C',
      '11 a1 11 11',
    ],
  },
  {
    name: 'a sort code',
    parse: parseSortCode,
    valid: [
      ['309430', '309430'],
      ['30-94-30', '309430'],
      ['30 94 30', '309430'],
      ['30—94—30', '309430'],
    ],
    invalid: ['', '30943', '3094301', '30943O', '٣٠٩٤٣٠'],
  },
  {
    name: 'an account number',
    parse: parseAccountNumber,
    valid: [
      ['00733445', '00733445'],
      ['733445', '00733445'],
      ['0073 3445', '00733445'],
      ['1234567', '01234567'],
    ],
    invalid: ['', '12345', '123456789', '1234567890', '1234567A'],
  },
  {
    name: 'a roll number',
    parse: parseRollNumber,
    valid: [
      ['', ''],
      [' A1/23-4.5 ', 'A1/23-4.5'],
    ],
    invalid: ['1234567890123456789', 'A_1', '€'],
  },
  {
    name: 'the name on an account',
    parse: parseAccountName,
    valid: [['  Sam   Okafor ', 'Sam Okafor']],
    invalid: ['', '  ', 'x'.repeat(71)],
  },
  {
    name: 'a postcode',
    parse: parsePostcode,
    valid: [
      ...same(
        'SW1A 1AA',
        'M1 1AE',
        'B33 8TH',
        'CR2 6XH',
        'DN55 1PT',
        'W1A 0AX',
        'EC1A 1BB',
        'GIR 0AA',
        'N1C 4AB',
        'E20 2ST',
        'BX1 1LT',
        'ZE1 0AA',
        'W1B 2EL',
        'SE1P 5LX',
        'JE2 3AB',
      ),
      ['SW1A1AA', 'SW1A 1AA'],
      [' m1  1ae ', 'M1 1AE'],
      ['SW1A-1AA', 'SW1A 1AA'],
    ],
    invalid: [
      '',
      'QA1 1AA',
      'AI1 1AA',
      'SW1A 1CI',
      'A1 11A',
      'NPT 1AA',
      'SW1A',
      'xx GIR 0AA',
      'GIR 0AA xx',
      'BFPO 1234',
    ],
  },
  {
    name: 'a driving licence number',
    parse: parseDrivingLicence,
    valid: [
      ...same('MORGA657054SM9IJ', 'MORGA753116SM9IJ', 'LEE99802125AB9CD', '12345678'),
      ['morga 657054 sm9ij', 'MORGA657054SM9IJ'],
    ],
    invalid: [
      '',
      'MORGA673054SM9IJ',
      'MORGA700316SM9IJ',
      'MORGA753326SM9IJ',
      'MORGA657054SM9I',
      'MORGA657054SM9IJ01',
      '1234567',
    ],
  },
  {
    name: 'a share code',
    parse: parseShareCode,
    valid: [
      ['W9X-6GY-2S2', 'W9X6GY2S2'],
      ['w9x 6gy 2s2', 'W9X6GY2S2'],
    ],
    invalid: ['', 'S9X6GY2S2', 'R9X6GY2S2', 'W9X6GY2S', 'W9X6GY2S22', 'W9X6GY2S!'],
  },
  {
    name: 'an SIA licence number',
    parse: parseSiaLicence,
    valid: [
      ['1234567890123456', '1234567890123456'],
      ['1234 5678-9012 3456', '1234567890123456'],
    ],
    invalid: ['', '123456789012345', '12345678901234567', '123456789012345A'],
  },
  {
    name: 'a VAT number',
    parse: parseVatNumber,
    valid: [
      ...same('101747696', '101747641', '000000097'),
      ['GB980780684', '980780684'],
      ['gb 980 7806 84', '980780684'],
      ['GB980780684001', '980780684'],
    ],
    invalid: ['', '123456789', '123456', 'FR101747696', '1017476960'],
  },
  {
    name: 'a phone number',
    parse: parsePhone,
    valid: [
      ['07700 900123', '+447700900123'],
      ['07700-900-999', '+447700900999'],
      ['+44 7700 900000', '+447700900000'],
      ['0044 7700 900000', '+447700900000'],
      ['01632 960 999', '+441632960999'],
      ['(020) 7946 0000', '+442079460000'],
      ...[
        '(+44) 7911 123456',
        '(+44) (0) 7911 123456',
        '(+44)7911-123456',
        '+44 (0)7911 123456',
        '(0044) 7911 123456',
        '44 7911 123456',
        '7911 123456',
        '07911/123.456',
        '\u202A+44 7911 123456\u202C',
        'tel:+44-7911-123456',
      ].map((typed): [string, string] => [typed, '+447911123456']),
      ['+353 1 677 1234', '+35316771234'],
    ],
    invalid: [
      '',
      '999',
      '07700',
      '07700 900123 999',
      'call 07700 900123',
      '020 7946 0000 ext 5',
      '<script>',
      '(+44)',
      '(+44 7911 123456',
      '+44+447911123456',
    ],
  },
]

describe.each(formats)('$name', ({ parse, valid, invalid }) => {
  it.each(valid)('"%s" is kept as %s', (text, value) => {
    expect(parse(text)).toEqual({ ok: true, value })
  })

  it.each(invalid)('"%s" is refused with a sentence', (text) => {
    expect(parse(text)).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z].{10}/) })
  })

  it.each(valid)('"%s" once kept is read the same again', (text) => {
    const kept = parse(text)
    expect(kept.ok && parse(kept.value)).toEqual(kept)
  })
})

describe('on screen', () => {
  it.each([
    [formatUtr('2234567890'), '22345 67890'],
    [formatNationalInsurance('CS100700A'), 'CS 10 07 00 A'],
    [formatSortCode('309430'), '30-94-30'],
    [formatShareCode('W9X6GY2S2'), 'W9X-6GY-2S2'],
    [formatVatNumber('980780684'), 'GB 980 7806 84'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(expected)
  })
})

it('an unusual driving licence number may be kept, with a warning', () => {
  expect(parseDrivingLicence('M0RGA657054SM9IJ')).toMatchObject({
    ok: true,
    warning: expect.stringContaining('check it'),
  })
})

describe('a driving licence number agrees with the date of birth', () => {
  it.each([
    ['MORGA657054SM9IJ', '1964-07-05', true],
    ['MORGA657054SM9IJ', '1964-07-06', false],
    ['MORGA753116SM9IJ', '1976-03-11', true],
    ['12345678', '1976-03-11', null],
  ])('%s and %s: %s', (licence, born, expected) => {
    expect(licenceAgreesWithBirth(licence, born)).toBe(expected)
  })
})

it('a share code says it is not for work when it is for something else', () => {
  expect(parseShareCode('S9X6GY2S2')).toMatchObject({ message: expect.stringContaining('not for work') })
})
