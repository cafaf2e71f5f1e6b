import { englishDates } from '@prangan/contract/format-date'

/** What the service worker writes above a page from the device. */
export const offlineTexts = {
  dates: englishDates,
  asOf: (time: string) => `You are offline. This copy of the page is from ${time}.`,
  /** Above the list of what can be opened. */
  offline: 'You are offline.',
}
