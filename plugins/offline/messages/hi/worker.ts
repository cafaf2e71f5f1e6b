import { hindiDates } from '@prangan/contract/messages/hi/dates'
import type { offlineTexts as english } from '../en/worker.ts'

export const offlineTexts: typeof english = {
  dates: hindiDates,
  asOf: (time) => `इंटरनेट नहीं है। इस पृष्ठ की जानकारी ${time} तक की है।`,
  offline: 'इंटरनेट नहीं है।',
}
