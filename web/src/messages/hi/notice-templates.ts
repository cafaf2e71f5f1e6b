import type { NoticeTemplates } from '../en/notice-templates.ts'

const hindi: NoticeTemplates = {
  holiday: 'अवकाश: … के कारण महाविद्यालय … को बंद रहेगा',
  dateSheet: 'परीक्षा कार्यक्रम: … परीक्षा, …',
  feeDate: '… का शुल्क: अंतिम तिथि …',
}

export default hindi
