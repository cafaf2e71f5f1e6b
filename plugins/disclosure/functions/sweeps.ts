import { sweepDisclosures } from './sweep-disclosures.ts'

export const sweeps = { disclosures: sweepDisclosures }
