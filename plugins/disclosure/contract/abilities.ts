export const abilities = { 'disclosures:write': ['admin'] } as const

export const grants = { 'disclosures:write': ['disclosures:write'] } as const
