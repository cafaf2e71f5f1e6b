import type { noticeCategories as english, noticeCategoryWords as words } from '../en/notice-categories.ts'

export const noticeCategories: typeof english = {
  examination: 'परीक्षा',
  admission: 'प्रवेश',
  scholarship: 'छात्रवृत्ति',
  event: 'कार्यक्रम',
  holiday: 'अवकाश',
  employment: 'रोज़गार',
  general: 'सामान्य',
}

export const noticeCategoryWords: typeof words = {
  examination: 'पेपर, एग्जाम, इम्तिहान, डेट शीट, डेटशीट',
  admission: 'दाखिला, एडमिशन, काउंसलिंग, मेरिट',
  scholarship: 'स्कॉलरशिप, वज़ीफ़ा, वजीफा',
  event: 'समारोह, आयोजन, उत्सव, इवेंट',
  holiday: 'छुट्टी, छुट्टियाँ, छुट्टियां, बंद',
  employment: 'नौकरी, भर्ती, प्लेसमेंट',
  general: '',
}
