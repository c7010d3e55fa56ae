import { byQuarter, type ReportQuarter } from '@s4/domain/platform-report'
import { xmlText } from '../xml/element'

/** S4 as HMRC knows it; the operator's id comes from HMRC's service for digital platforms. */
export interface Operator {
  operatorId: string
  /** Unique Taxpayer Reference of the company that runs S4. */
  taxReference: string
  name: string
  address: string
}

export interface ReportedSeller {
  seekerId: string
  name: string
  address: string
  dateOfBirth: string | null
  nino: string | null
  account: { name: string; sortCode: string; number: string } | null
  receipts: Parameters<typeof byQuarter>[0]
}

const quarterText = (
  quarters: ReportQuarter[],
  element: string,
  value: (quarter: ReportQuarter) => number,
  unit = '',
) => quarters.map((each) => `<${element}Q${each.quarter}${unit}>${value(each)}</${element}Q${each.quarter}>`).join('')

const GBP = ' currCode="GBP"'

/**
 * The first part of a file, down to the operator. Elements are those of the OECD's schema for digital platforms
 * (DPI_OECD 1.0), in its namespaces.
 */
export const openReport = ({ operatorId, taxReference, name, address }: Operator, report: ReportFile): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n` +
  '<DPI_OECD version="1.0" xmlns="urn:oecd:ties:dpi:v1" xmlns:stf="urn:oecd:ties:dpistf:v1"><MessageSpec>' +
  `<SendingEntityIN>${xmlText(operatorId)}</SendingEntityIN><TransmittingCountry>GB</TransmittingCountry>` +
  `<ReceivingCountry>GB</ReceivingCountry><MessageType>DPI</MessageType><MessageRefId>${messageId(report)}` +
  `</MessageRefId><MessageTypeIndic>DPI401</MessageTypeIndic><ReportingPeriod>${report.year}-12-31</ReportingPeriod>` +
  `<Timestamp>${report.madeAt.toISOString().slice(0, 19)}</Timestamp></MessageSpec><DPIBody><PlatformOperator>` +
  `<ResCountryCode>GB</ResCountryCode><TIN issuedBy="GB">${xmlText(taxReference)}</TIN><Name>${xmlText(name)}</Name>` +
  `<PlatformBusinessName>S4</PlatformBusinessName>${addressText(address)}<AssumedReporting>false</AssumedReporting>` +
  `${docSpec(`${messageId(report)}-OPERATOR`)}</PlatformOperator>\n`

export interface ReportFile {
  year: number
  /** 1 for the first file of a report. */
  part: number
  madeAt: Date
}

export const closeReport = '</DPIBody></DPI_OECD>\n'

/** One seller with the four quarters, in whole pounds as HMRC asks; what is not known is left out. */
export function sellerText(seller: ReportedSeller, report: ReportFile): string {
  const quarters = byQuarter(seller.receipts)
  return (
    '<ReportableSeller><Identity><IndividualSeller><Standard><IndSellerID><ResCountryCode>GB</ResCountryCode>' +
    (seller.nino === null ? '<TIN unknown="true">NOTIN</TIN>' : `<TIN issuedBy="GB">${xmlText(seller.nino)}</TIN>`) +
    `${nameText(seller.name)}${addressText(seller.address)}` +
    (seller.dateOfBirth === null ? '' : `<BirthInfo><BirthDate>${seller.dateOfBirth}</BirthDate></BirthInfo>`) +
    `</IndSellerID>${accountText(seller.account)}</Standard></IndividualSeller></Identity><RelevantActivities>` +
    `<PersonalServices><Consideration>${quarterText(quarters, 'Cons', ({ pence }) => Math.round(pence / 100), GBP)}` +
    `</Consideration><NumberOfActivities>${quarterText(quarters, 'Numb', ({ payments }) => payments)}` +
    `</NumberOfActivities><Fees>${quarterText(quarters, 'Fees', () => 0, GBP)}</Fees>` +
    `<Taxes>${quarterText(quarters, 'Tax', () => 0, GBP)}</Taxes></PersonalServices></RelevantActivities>` +
    `${docSpec(`${messageId(report)}-${seller.seekerId}`)}</ReportableSeller>\n`
  )
}

const messageId = ({ year, part, madeAt }: ReportFile) =>
  `GB${year}GB-S4-${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}-${part}`

const docSpec = (id: string) =>
  `<DocSpec><stf:DocTypeIndic>OECD1</stf:DocTypeIndic><stf:DocRefId>${xmlText(id)}</stf:DocRefId></DocSpec>`

/** The last word is the surname; somebody with one name has it in both places. */
function nameText(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? name
  const first = words.slice(0, -1).join(' ') || last
  return `<Name><FirstName>${xmlText(first)}</FirstName><LastName>${xmlText(last)}</LastName></Name>`
}

const addressText = (address: string) =>
  '<Address ' +
  `legalAddressType="OECD304"><CountryCode>GB</CountryCode><AddressFree>${xmlText(address)}</AddressFree></Address>`

const accountText = (account: ReportedSeller['account']) =>
  account === null
    ? ''
    : `<FinancialIdentifier><Identifier AccountNumberType="SortCodeAndAccountNumber">` +
      `${xmlText(`${account.sortCode} ${account.number}`)}</Identifier>` +
      `<AccountHolderName>${xmlText(account.name)}</AccountHolderName></FinancialIdentifier>`
