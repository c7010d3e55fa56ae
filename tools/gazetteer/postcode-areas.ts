/** The 124 postcode areas and the post town each is named after; where that town is no single place, a point in its middle as well. */
export const postcodeAreas: Record<string, string | readonly [town: string, lat: number, lng: number]> = {
  AB: 'Aberdeen', AL: ['St Albans', 51.752, -0.336], B: 'Birmingham', BA: 'Bath', BB: 'Blackburn', BD: 'Bradford', BH: 'Bournemouth', BL: 'Bolton', BN: 'Brighton',
  BR: 'Bromley', BS: 'Bristol', BT: 'Belfast', CA: 'Carlisle', CB: 'Cambridge', CF: 'Cardiff', CH: 'Chester', CM: 'Chelmsford', CO: 'Colchester',
  CR: 'Croydon', CT: 'Canterbury', CV: 'Coventry', CW: 'Crewe', DA: 'Dartford', DD: 'Dundee', DE: 'Derby', DG: 'Dumfries', DH: ['Durham', 54.777, -1.575],
  DL: 'Darlington', DN: 'Doncaster', DT: 'Dorchester', DY: 'Dudley', E: ['London E', 51.538, -0.025], EC: ['London EC', 51.518, -0.092],
  EH: 'Edinburgh', EN: ['Enfield', 51.652, -0.081], EX: 'Exeter', FK: 'Falkirk', FY: 'Blackpool', G: 'Glasgow', GL: 'Gloucester', GU: 'Guildford',
  GY: ['Guernsey', 49.455, -2.537], HA: 'Harrow', HD: 'Huddersfield', HG: 'Harrogate', HP: 'Hemel Hempstead', HR: 'Hereford', HS: ['Outer Hebrides', 58.209, -6.387],
  HU: ['Hull', 53.744, -0.333], HX: 'Halifax', IG: 'Ilford', IM: ['Isle of Man', 54.15, -4.482], IP: 'Ipswich', IV: 'Inverness', JE: ['Jersey', 49.186, -2.106],
  KA: 'Kilmarnock', KT: ['Kingston upon Thames', 51.41, -0.3], KW: 'Kirkwall', KY: 'Kirkcaldy', L: 'Liverpool', LA: 'Lancaster', LD: 'Llandrindod Wells',
  LE: 'Leicester', LL: 'Llandudno', LN: 'Lincoln', LS: 'Leeds', LU: 'Luton', M: 'Manchester', ME: ['Medway', 51.388, 0.524], MK: 'Milton Keynes', ML: 'Motherwell',
  N: ['London N', 51.572, -0.108], NE: ['Newcastle upon Tyne', 54.978, -1.618], NG: 'Nottingham', NN: 'Northampton', NP: ['Newport', 51.588, -2.998], NR: 'Norwich',
  NW: ['London NW', 51.552, -0.193], OL: 'Oldham', OX: 'Oxford', PA: 'Paisley', PE: 'Peterborough', PH: 'Perth', PL: 'Plymouth', PO: 'Portsmouth', PR: 'Preston',
  RG: 'Reading', RH: 'Redhill', RM: 'Romford', S: 'Sheffield', SA: 'Swansea', SE: ['London SE', 51.464, -0.051], SG: 'Stevenage', SK: 'Stockport', SL: 'Slough',
  SM: 'Sutton', SN: 'Swindon', SO: 'Southampton', SP: 'Salisbury', SR: 'Sunderland', SS: ['Southend-on-Sea', 51.538, 0.714], ST: 'Stoke-on-Trent',
  SW: ['London SW', 51.464, -0.169], SY: 'Shrewsbury', TA: 'Taunton', TD: 'Galashiels', TF: 'Telford', TN: 'Tonbridge', TQ: 'Torquay', TR: 'Truro',
  TS: ['Teesside', 54.574, -1.235], TW: 'Twickenham', UB: ['Southall', 51.511, -0.376], W: ['London W', 51.512, -0.207], WA: 'Warrington', WC: ['London WC', 51.518, -0.122],
  WD: 'Watford', WF: 'Wakefield', WN: 'Wigan', WR: 'Worcester', WS: 'Walsall', WV: 'Wolverhampton', YO: 'York', ZE: 'Lerwick',
}
