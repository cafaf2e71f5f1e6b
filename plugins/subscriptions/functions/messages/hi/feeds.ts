import type { FeedMessages } from '../en/feeds.ts'

export const feeds: FeedMessages = {
  all: 'सूचनाएँ',
  calendar: 'कैलेंडर',
  cancelled: 'रद्द',
  openChoices: 'सूचनाएँ बंद करें या अपनी पसंद बदलें',
}
