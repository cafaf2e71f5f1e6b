import type english from '../en/desk-mails.ts'

const people = (count: number) => `${count.toLocaleString('en-IN')} लोगों`

const devices = (count: number) => `${count.toLocaleString('en-IN')} फ़ोन-कंप्यूटर`

const rest = (waiting: number) => (waiting > 0 ? `, ${waiting.toLocaleString('en-IN')} बाक़ी` : '')

const hindi: typeof english = {
  mail: {
    choose: (count) => `${people(count)} को मेल से भी भेजें`,
    chooseLater: 'मेल से भी भेजें',
    hint: (category) =>
      `जिन्होंने “${category}” चुना है, उन्हें: सुबह 7 से रात 9 बजे के बीच तुरंत, या रविवार को हफ़्ते के मेल में। हर सूचना एक ही बार भेजी जाती है।`,
    nobody: (category) => `“${category}” की सूचनाएँ अभी कोई मेल से नहीं लेता।`,
    due: (time) => `मेल से: ${time} से भेजी जाएगी।`,
    sending: (sent, waiting) => `मेल से: अब तक ${people(sent)} को भेजी गई${rest(waiting)}।`,
    sent: (sent) => `मेल से: ${people(sent)} को भेजी गई। जिन्होंने रविवार चुना है, उन्हें तब मिलेगी।`,
    withdrawn: (sent) => `मेल से: सूचना समाप्त होने पर भेजना रोक दिया गया। ${people(sent)} को मिली।`,
    failed: (count) => `${people(count)} तक नहीं पहुँची।`,
    notQueued: 'मेल से नहीं भेजी जा सकी। सूचना खोलकर फिर से चुनें।',
  },
  push: {
    choose: (count) => `${devices(count)} पर नोटिफ़िकेशन से भी भेजें`,
    chooseLater: 'नोटिफ़िकेशन से भी भेजें',
    hint: (category) =>
      `जिन्होंने “${category}” चुना है, उनके फ़ोन और कंप्यूटर पर, सुबह 7 से रात 9 बजे के बीच। हर सूचना एक ही बार भेजी जाती है, बदलने पर भी।`,
    nobody: (category) => `“${category}” के नोटिफ़िकेशन अभी कोई नहीं लेता।`,
    due: (time) => `नोटिफ़िकेशन से: ${time} से भेजी जाएगी।`,
    sending: (sent, waiting) => `नोटिफ़िकेशन से: अब तक ${devices(sent)} पर भेजी गई${rest(waiting)}।`,
    sent: (sent) => `नोटिफ़िकेशन से: ${devices(sent)} पर भेजी गई।`,
    withdrawn: (sent) => `नोटिफ़िकेशन से: सूचना समाप्त होने पर भेजना रोक दिया गया। ${devices(sent)} पर मिली।`,
    failed: (count) => `${devices(count)} तक नहीं पहुँची।`,
    notQueued: 'नोटिफ़िकेशन से नहीं भेजी जा सकी। सूचना खोलकर फिर से चुनें।',
  },
}

export default hindi
