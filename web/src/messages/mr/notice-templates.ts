import type { NoticeTemplates } from '../en/notice-templates.ts'

const marathi: NoticeTemplates = {
  holiday: 'सुट्टी: … निमित्त महाविद्यालय … रोजी बंद राहील',
  dateSheet: 'परीक्षा वेळापत्रक: … परीक्षा, …',
  feeDate: '… चे शुल्क: शेवटची तारीख …',
}

export default marathi
