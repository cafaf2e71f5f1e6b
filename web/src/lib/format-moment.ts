import { inIndia } from '@prangan/contract/india-time'

/** A moment for people, in India's time: '20 Nov 2026, 9:30 am'. */
export const formatMoment = inIndia('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
