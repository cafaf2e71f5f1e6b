import type { FeedMessages } from '../en/feeds.ts'

export const feeds: FeedMessages = {
  titles: {
    all: 'सूचना',
    examination: 'परीक्षेच्या सूचना',
    admission: 'प्रवेशाच्या सूचना',
    scholarship: 'शिष्यवृत्तीच्या सूचना',
    event: 'कार्यक्रम',
    holiday: 'सुट्ट्या',
    employment: 'नोकरीच्या सूचना',
    general: 'सामान्य सूचना',
  },
  calendar: 'दिनदर्शिका',
  cancelled: 'रद्द',
  openChoices: 'सूचना बंद करा किंवा निवड बदला',
}
