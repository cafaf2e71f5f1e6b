import type english from '../en/desk-hostel.ts'

const messages: typeof english = {
  nouns: ['अनुरोध', 'अनुरोध'],
  title: 'छात्रावास के कमरे',
  waiting: {
    what: (count) => (count === 1 ? 'कमरे का अनुरोध बाकी' : 'कमरों के अनुरोध बाकी'),
    short: () => 'अनुरोध',
    none: 'कमरे के अनुरोध',
  },
  caption: 'कमरों के अनुरोध, नए पहले',
  searchHint: 'नाम या ई-मेल',
  tabs: { waiting: 'बाकी', all: 'सभी' },
  filters: { room: 'कमरे का प्रकार', allRooms: 'सभी प्रकार' },
  statuses: { waiting: 'बाकी', given: 'कमरा दिया', refused: 'मना किया' },
  columns: { name: 'नाम', room: 'कमरा', status: 'स्थिति' },
  details: {
    title: 'कमरे का अनुरोध',
    received: (time) => `${time} को मिला`,
    email: 'ई-मेल',
    message: 'संदेश',
    photo: 'फोटो डाउनलोड करें',
    photoFailed: 'फोटो डाउनलोड नहीं हो सका। फिर कोशिश करें।',
  },
  failed: 'निर्णय सहेजा नहीं जा सका: ',
  done: () => 'निर्णय सहेजा गया।',
  give: {
    labels: ['कमरा दें', 'दिया जा रहा है…'],
    title: (name) => `क्या ${name} को कमरा दें?`,
    several: {
      title: (count) => (count === 1 ? 'क्या इस अनुरोध पर कमरा दें?' : `क्या इन ${count} अनुरोधों पर कमरा दें?`),
      text: 'हर आवेदक को ई-मेल जाएगा।',
      done: (count) => `जिन अनुरोधों पर कमरा दिया गया: ${count}`,
      partly: (done, failed) => `कमरा दिया गया: ${done}। नहीं दिया जा सका: ${failed}`,
    },
  },
  refuse: {
    labels: ['मना करें', 'मना किया जा रहा है…'],
    title: (name) => `क्या ${name} को कमरे के लिए मना करें?`,
    several: {
      title: (count) => (count === 1 ? 'क्या इस अनुरोध के लिए मना करें?' : `क्या इन ${count} अनुरोधों के लिए मना करें?`),
      text: 'हर आवेदक को ई-मेल जाएगा।',
      done: (count) => `जिन अनुरोधों के लिए मना किया गया: ${count}`,
      partly: (done, failed) => `मना किया गया: ${done}। नहीं हो सका: ${failed}`,
    },
  },
  told: 'उन्हें ई-मेल जाएगा।',
}

export default messages
