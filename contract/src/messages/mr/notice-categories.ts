import type { noticeCategories as english, noticeCategoryWords as words } from '../en/notice-categories.ts'

export const noticeCategories: typeof english = {
  examination: 'परीक्षा',
  admission: 'प्रवेश',
  scholarship: 'शिष्यवृत्ती',
  event: 'कार्यक्रम',
  holiday: 'सुट्टी',
  employment: 'रोजगार',
  general: 'सर्वसाधारण',
}

export const noticeCategoryWords: typeof words = {
  examination: 'पेपर, वेळापत्रक',
  admission: 'ॲडमिशन, समुपदेशन, गुणवत्ता',
  scholarship: 'स्कॉलरशिप',
  event: 'समारंभ, उत्सव, सोहळा',
  holiday: 'सुट्ट्या, रजा, बंद',
  employment: 'नोकरी, भरती',
  general: '',
}
