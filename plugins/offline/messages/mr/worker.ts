import { marathiDates } from '@prangan/contract/messages/mr/dates'
import type { offlineTexts as english } from '../en/worker.ts'

export const offlineTexts: typeof english = {
  dates: marathiDates,
  asOf: (time) => `इंटरनेट नाही. या पानावरील माहिती ${time} पर्यंतची आहे.`,
  offline: 'इंटरनेट नाही.',
}
