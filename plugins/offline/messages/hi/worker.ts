import { hindiDates } from '@prangan/contract/messages/hi/dates'
import type { offlineTexts as english } from '../en/worker.ts'

export const offlineTexts: typeof english = {
  dates: hindiDates,
  asOf: (time) => `इंटरनेट नहीं है। यह पेज ${time} तक का है।`,
  offline: 'इंटरनेट नहीं है।',
}
