import type { PageTemplates } from '../en/page-templates.ts'

const hindi: PageTemplates = {
  about: 'परिचय',
  members: 'सदस्य',
  tasks: 'हमारा काम',
  contact: 'संपर्क',
  orders: 'आदेश और कार्यवृत्त',
  hours: 'समय और स्थान',
  rules: 'नियम',
  fees: 'शुल्क',
  inCharge: 'प्रभारी',
  keyFacts: 'मुख्य बातें',
  whoCanApply: 'कौन आवेदन कर सकता है',
  papers: 'ज़रूरी काग़ज़ात',
  steps: 'आवेदन कैसे करें',
  questions: 'सवाल-जवाब',
  howToJoin: 'कैसे जुड़ें',
  pictures: 'चित्र',
  documents: 'दस्तावेज़',
}

export default hindi
