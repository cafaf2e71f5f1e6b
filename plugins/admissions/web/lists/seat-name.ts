import { categoryShortName } from '@prangan/web/features/admissions/category-names.ts'
import { applicantMessages } from '../applicant-messages.ts'

/** Returns the short name of a seat's share. */
export const seatName = (under: string): string =>
  under === 'open' ? applicantMessages().lists.openSeat : categoryShortName(under)
