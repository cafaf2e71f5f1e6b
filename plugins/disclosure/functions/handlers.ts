import { checkDisclosures } from './check-disclosures.ts'
import { saveDisclosure } from './save-disclosure.ts'

export const handlers = { saveDisclosure, checkDisclosures }
