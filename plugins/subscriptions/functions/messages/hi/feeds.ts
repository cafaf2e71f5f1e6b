import type { FeedMessages } from '../en/feeds.ts'

export const feeds: FeedMessages = {
  titles: {
    all: 'सूचनाएँ',
    examination: 'परीक्षा की सूचनाएँ',
    admission: 'प्रवेश की सूचनाएँ',
    scholarship: 'छात्रवृत्ति की सूचनाएँ',
    event: 'कार्यक्रम',
    holiday: 'छुट्टियाँ',
    employment: 'नौकरी की सूचनाएँ',
    general: 'सामान्य सूचनाएँ',
  },
  calendar: 'कैलेंडर',
  cancelled: 'रद्द',
  openChoices: 'सूचनाएँ बंद करें या अपनी पसंद बदलें',
}
