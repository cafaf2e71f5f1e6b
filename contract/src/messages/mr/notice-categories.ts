import type { noticeCategories as english } from '../en/notice-categories.ts'

export const noticeCategories: typeof english = {
  examination: 'परीक्षा',
  admission: 'प्रवेश',
  scholarship: 'शिष्यवृत्ती',
  event: 'कार्यक्रम',
  holiday: 'सुट्टी',
  employment: 'रोजगार',
  general: 'सर्वसाधारण',
}
