import type { DisclosureMessages } from '../../web/messages.ts'

const messages: DisclosureMessages = {
  title: 'अनिवार्य प्रकटीकरण',
  description:
    'महाविद्यालयाने स्वतःबद्दल जे प्रसिद्ध करायचे असते: हिशेब, मान्यता, समित्या, शुल्क, शिक्षक आणि सुविधा, प्रत्येकाच्या लिंकसह.',
  intro:
    'आमचे सार्वजनिक स्व-प्रकटीकरण: नियामक प्रत्येक महाविद्यालयाला जे प्रसिद्ध करायला सांगतात, ते कुठे आहे आणि शेवटचे केव्हा अद्ययावत झाले.',
  failed: 'लिंक उघडता आल्या नाहीत. इंटरनेट कनेक्शन पाहून पुन्हा प्रयत्न करा. आम्हाला जे प्रसिद्ध करायचे आहे ते खाली आहे.',
  states: { published: 'प्रसिद्ध', missing: 'अद्याप प्रसिद्ध नाही', notApplicable: 'लागू नाही' },
  summary: (published, missing, notApplicable) =>
    `${published} प्रसिद्ध, ${missing} अद्याप प्रसिद्ध नाही, ${notApplicable} लागू नाही.`,
  why: 'कारण:',
  updated: 'शेवटचे अद्ययावत:',
  overdue: 'पुनरावलोकन बाकी, या तारखेपासून:',
  notice: 'सूचना',
  pages: (count) => (count === 1 ? '1 पान' : `${count} पाने`),
  basis: 'आधार:',
}

export default messages
