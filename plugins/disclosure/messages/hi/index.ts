import type { DisclosureMessages } from '../../web/messages.ts'

const messages: DisclosureMessages = {
  title: 'अनिवार्य प्रकटीकरण',
  description:
    'महाविद्यालय को अपने बारे में जो प्रकाशित करना होता है: लेखे, मान्यता, समितियाँ, शुल्क, शिक्षक और सुविधाएँ, हर एक के लिंक सहित।',
  intro:
    'हमारा सार्वजनिक स्व-प्रकटीकरण: नियामक हर महाविद्यालय से जो प्रकाशित करने को कहते हैं, वह कहाँ है और पिछली बार कब अद्यतन हुआ।',
  failed: 'लिंक नहीं खुल सके। इंटरनेट कनेक्शन देखकर फिर कोशिश करें। हमें जो प्रकाशित करना है, वह नीचे है।',
  states: { published: 'प्रकाशित', missing: 'अभी प्रकाशित नहीं', notApplicable: 'लागू नहीं' },
  summary: (published, missing, notApplicable) =>
    `${published} प्रकाशित, ${missing} अभी प्रकाशित नहीं, ${notApplicable} लागू नहीं।`,
  why: 'कारण:',
  updated: 'पिछला अद्यतन:',
  overdue: 'समीक्षा बाकी, इस तिथि से:',
  notice: 'सूचना',
  pages: (count) => `${count} पृष्ठ`,
  basis: 'आधार:',
}

export default messages
