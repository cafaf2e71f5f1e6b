import type { noticeCategories as english } from '../en/notice-categories.ts'

export const noticeCategories: typeof english = {
  examination: 'परीक्षा',
  admission: 'प्रवेश',
  scholarship: 'छात्रवृत्ति',
  event: 'कार्यक्रम',
  holiday: 'अवकाश',
  employment: 'रोज़गार',
  general: 'सामान्य',
}
