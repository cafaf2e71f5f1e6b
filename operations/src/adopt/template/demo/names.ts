/** A name in English and in Devanagari. */
export type Name = readonly [en: string, hi: string]

const families: readonly Name[] = [
  ['Kumar', 'कुमार'],
  ['Devi', 'देवी'],
  ['Singh', 'सिंह'],
  ['Das', 'दास'],
  ['Khan', 'ख़ान'],
  ['Rao', 'राव'],
  ['Joshi', 'जोशी'],
  ['Paul', 'पॉल'],
]

export const firstNames = {
  female: [
    ['Asha', 'आशा'],
    ['Meena', 'मीना'],
    ['Salma', 'सलमा'],
    ['Rita', 'रीता'],
    ['Usha', 'उषा'],
    ['Farah', 'फ़राह'],
  ],
  male: [
    ['Amit', 'अमित'],
    ['Vijay', 'विजय'],
    ['Salim', 'सलीम'],
    ['Rohan', 'रोहन'],
  ],
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
  father: ['Prakash', 'Salim', 'Dilip', 'Mohan'],
  mother: ['Sunita', 'Noorjahan', 'Sushila', 'Mary'],
} as const

/** Street, town and PIN code. */
export const places = [
  ['Main Road', 'Town', '449901'],
  ['Station Road', 'Village', '449902'],
] as const
