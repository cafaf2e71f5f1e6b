export type Name = readonly [en: string, mr: string]

const families: readonly Name[] = [
  ['Deshmukh', 'देशमुख'],
  ['Wankhede', 'वानखेडे'],
  ['Meshram', 'मेश्राम'],
  ['Uikey', 'उईके'],
  ['Pathan', 'पठाण'],
  ['Kowe', 'कोवे'],
  ['Bhoyar', 'भोयर'],
  ['Dahake', 'डहाके'],
]

export const firstNames = {
  female: [
    ['Ashwini', 'अश्विनी'],
    ['Rutuja', 'ऋतुजा'],
    ['Samiksha', 'समीक्षा'],
    ['Tejaswini', 'तेजस्विनी'],
    ['Nilofar', 'निलोफर'],
    ['Prajakta', 'प्राजक्ता'],
  ],
  male: [['Onkar', 'ओंकार']],
  other: [['Kiran', 'किरण']],
} as const satisfies Record<string, readonly Name[]>

export const familyNames = {
  general: families,
  obc: families,
  sc: families,
  st: families,
  ews: families,
} as const

export const parentNames = {
  father: ['Vasant', 'Prakash', 'Salim', 'Dilip'],
  mother: ['Sunanda', 'Mangala', 'Noorjahan', 'Sushila'],
} as const

/** Street, town and PIN code. */
export const places = [
  ['Gandhi Chowk', 'Wardha', '449901'],
  ['Main Road', 'Hinganghat', '449902'],
] as const
