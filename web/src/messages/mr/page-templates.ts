import type { PageTemplates } from '../en/page-templates.ts'

const marathi: PageTemplates = {
  about: 'परिचय',
  members: 'सदस्य',
  tasks: 'आमचे काम',
  contact: 'संपर्क',
  orders: 'आदेश आणि इतिवृत्ते',
  hours: 'वेळ आणि ठिकाण',
  rules: 'नियम',
  fees: 'शुल्क',
  inCharge: 'प्रभारी',
  keyFacts: 'थोडक्यात',
  whoCanApply: 'कोण अर्ज करू शकते',
  papers: 'आवश्यक कागदपत्रे',
  steps: 'अर्ज कसा करावा',
  questions: 'प्रश्न आणि उत्तरे',
  howToJoin: 'कसे सहभागी व्हावे',
  pictures: 'छायाचित्रे',
  documents: 'कागदपत्रे',
}

export default marathi
