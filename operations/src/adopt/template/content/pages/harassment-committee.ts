import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.harassmentCommittee.path,
  title: {
    en: 'Committee against sexual harassment',
    hi: 'यौन उत्पीड़न निवारण समिति',
    mr: 'लैंगिक छळ प्रतिबंधक समिती',
  },
  description: {
    en: 'The committee, how to complain, and how you are protected.',
    hi: 'समिति, शिकायत का तरीका और आपकी सुरक्षा।',
    mr: 'समिती, तक्रार कशी करावी आणि तुमचे संरक्षण.',
  },
  blocks: [
    {
      kind: 'facts',
      facts: [
        { name: { en: 'In charge', hi: 'प्रभारी', mr: 'प्रभारी' }, value: { en: '{{icc.person}}' } },
        { name: { en: 'E-mail', hi: 'ई-मेल', mr: 'ई-मेल' }, value: { en: '{{icc.email}}' } },
      ],
    },
    {
      kind: 'text',
      paragraphs: [{ en: '[[the members, how to complain, and the women’s helpline of your state]]' }],
    },
  ],
}
