import type { FeedMessages } from '../en/feeds.ts'

export const feeds: FeedMessages = {
  all: 'सूचना',
  calendar: 'दिनदर्शिका',
  cancelled: 'रद्द',
  openChoices: 'सूचना बंद करा किंवा निवड बदला',
}
