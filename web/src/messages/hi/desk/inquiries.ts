import { grantLabels } from '@prangan/contract/grant-labels'
import type { inquiries as english } from '../../en/desk/inquiries.ts'

const told =
  'जिन प्रेषकों ने ई-मेल पता दिया है, उन्हें ई-मेल भेजा जाएगा। जिसे इस बीच किसी सहकर्मी ने बदला है, वह वैसा ही रहेगा।'

export const inquiries: typeof english = {
  nouns: ['पत्र', 'पत्र'],
  grievances: ['शिकायत', 'शिकायतें'],
  title: 'पूछताछ और शिकायतें',
  captions: {
    due: 'खुली शिकायतें, जिनकी अंतिम तिथि पहले है वे पहले',
    all: 'प्रतिक्रियाएँ, पूछताछ और शिकायतें, सबसे नई पहले',
  },
  searchHint: 'संख्या, नाम, ई-मेल या विषय के शब्द',
  tabs: { open: 'खुले', due: 'निर्णय के लिए शिकायतें', all: 'सभी' },
  filters: {
    kind: 'प्रकार',
    allKinds: 'सभी प्रकार',
    status: 'स्थिति',
    allStatuses: 'सभी स्थितियाँ',
    mine: 'मुझे सौंपे गए',
  },
  report: { year: 'रिपोर्ट का वर्ष', action: 'वार्षिक रिपोर्ट' },
  columns: {
    title: 'विषय और प्रेषक',
    status: 'स्थिति',
    kind: 'प्रकार',
    due: 'कितना समय बचा',
    assigned: 'किसे सौंपा गया',
  },
  assignedTo: 'सौंपा गया: ',
  anonymous: 'बिना नाम',
  nobody: 'किसी को नहीं',
  me: 'मुझे',
  details: {
    title: 'पत्र',
    from: 'प्रेषक',
    role: 'प्रेषक का परिचय',
    email: 'ई-मेल',
    mobile: 'मोबाइल',
    assignedTo: 'किसे सौंपा गया',
    decideBy: 'निर्णय की अंतिम तिथि',
    received: (what, time) => `${what}, कब मिला: ${time}`,
    sent: 'मिला हुआ संदेश',
    files: 'फ़ाइलें',
    fileFailed: (name) => `${name} डाउनलोड नहीं हो सकी। फिर कोशिश करें।`,
  },
  events: {
    title: 'अब तक की कार्रवाई',
    assigned: (name) => `सौंपा गया: ${name}`,
    assignedToNobody: 'अब किसी को सौंपा हुआ नहीं',
    answer: 'प्रेषक को उत्तर',
    note: 'कार्यालय के लिए टिप्पणी',
    appeal: 'प्रेषक की अपील',
    by: (actor) => (actor ? ` (${actor})` : ' (प्रेषक)'),
    mailed: ', प्रेषक को ई-मेल भेजा गया',
  },
  handle: {
    title: 'कार्रवाई',
    conflict: 'किसी और ने अभी-अभी यह पत्र बदला है। आपने जो भरा है, वह अब भी यहीं है।',
    take: 'उनका बदलाव मानें',
    save: 'सहेजें',
    saveAndSend: 'सहेजें और भेजें',
    done: () => 'कार्रवाई सहेजी गई।',
    failed: 'कार्रवाई सहेजी नहीं जा सकी: ',
    status: 'स्थिति',
    leave: (status) => `वही रखें: ${status}`,
    assignedTo: 'किसे सौंपें',
    assignedToHint: 'व्यवस्थापक, या वे शिक्षक जिन्हें ‘उपयोगकर्ता’ अनुभाग में इसकी अनुमति दी गई है।',
    outcome: 'परिणाम',
    chooseOutcome: 'कृपया चुनें',
    outcomeMissing: 'कृपया परिणाम चुनें।',
    noOutcome: 'कोई नहीं',
    answer: 'उत्तर (वैकल्पिक)',
    note: 'टिप्पणी (वैकल्पिक)',
    noteHint: 'केवल कार्यालय के लिए: प्रेषक इसे नहीं देख सकते।',
    mail: (email) => `नई स्थिति ${email} पर ई-मेल से भेजें`,
    byMail: (email) => `${email} पर ई-मेल से जाएगा, और प्रेषक के स्थिति पृष्ठ पर दिखेगा।`,
    toNobody: 'प्रेषक ने ई-मेल पता नहीं दिया है, इसलिए उत्तर किसी को नहीं जाएगा: वह केवल यहाँ दर्ज रहेगा।',
    onStatusPage: (mobile) => {
      const page = 'प्रेषक ने ई-मेल पता नहीं दिया है: उत्तर स्थिति पृष्ठ पर दिखेगा, जो गुप्त कोड से खुलता है।'
      return mobile ? `${page} फ़ोन भी कर सकते हैं: ${mobile}।` : page
    },
    beginWith: 'उत्तर की शुरुआत',
    chooseText: 'पाठ चुनें…',
  },
  acknowledge: {
    labels: ['पावती दें', 'पावती दी जा रही है…'],
    title: 'क्या इस पत्र की पावती दें?',
    several: {
      title: (count) => (count === 1 ? 'क्या इस पत्र की पावती दें?' : `क्या इन ${count} पत्रों की पावती दें?`),
      text: told,
      done: (count) => `जिन पत्रों की पावती दी गई: ${count}`,
      partly: (done, failed) => `जिन पत्रों की पावती दी गई: ${done}। जिनकी नहीं दी जा सकी: ${failed}`,
    },
  },
  assign: {
    labels: ['सौंपें', 'सौंपा जा रहा है…'],
    title: 'यह पत्र किसे सौंपें?',
    text: 'उन्हें ई-मेल भेजा जाएगा।',
    to: 'किसे सौंपें',
    several: {
      title: (count) => (count === 1 ? 'यह पत्र किसे सौंपें?' : `ये ${count} पत्र किसे सौंपें?`),
      text: 'हर एक के बारे में उन्हें ई-मेल भेजा जाएगा। जिसे इस बीच किसी सहकर्मी ने बदला है, वह वैसा ही रहेगा।',
      done: (count) => `सौंपे गए पत्र: ${count}`,
      partly: (done, failed) => `सौंपे गए पत्र: ${done}। जो नहीं सौंपे जा सके: ${failed}`,
    },
  },
  close: {
    labels: ['बंद करें', 'बंद किया जा रहा है…'],
    title: 'क्या यह पत्र बंद करें?',
    several: {
      title: (count) => (count === 1 ? 'क्या यह पत्र बंद करें?' : `क्या ये ${count} पत्र बंद करें?`),
      text: told,
      done: (count) => `बंद किए गए पत्र: ${count}`,
      partly: (done, failed) => `बंद किए गए पत्र: ${done}। जो बंद नहीं हो सके: ${failed}`,
    },
  },
  told: 'प्रेषक ने ई-मेल पता दिया हो, तो उन्हें ई-मेल भेजा जाएगा।',
  grants: {
    'inquiry:read': {
      label: grantLabels['inquiry:read'].hi,
      text: 'प्रतिक्रियाएँ, पूछताछ और शिकायतें पढ़ना।',
    },
    'inquiry:handle': {
      label: grantLabels['inquiry:handle'].hi,
      text: 'पत्र सौंपना, उनका उत्तर देना और उन्हें बंद करना; सभी पत्र देखना।',
    },
  },
  auditTexts: {
    'inquiry received': ['पत्र मिला', 'पत्र {} मिला'],
    'inquiry changed': ['कार्रवाई की गई', 'पत्र {} पर कार्रवाई की गई'],
    'inquiry appealed': ['अपील की गई', 'पत्र {} पर अपील की गई'],
  },
}
