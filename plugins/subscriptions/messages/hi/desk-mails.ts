import type english from '../en/desk-mails.ts'

const people = (count: number) => (count === 1 ? '1 व्यक्ति' : `${count.toLocaleString('en-IN')} लोगों`)

const devices = (count: number) => `${count.toLocaleString('en-IN')} डिवाइस`

const rest = (waiting: number) => (waiting > 0 ? `, ${waiting.toLocaleString('en-IN')} बाकी` : '')

const hindi: typeof english = {
  mail: {
    choose: (count) => `${people(count)} को ई-मेल से भी भेजें`,
    chooseLater: 'ई-मेल से भी भेजें',
    hint: (category) =>
      `जिन्होंने “${category}” श्रेणी चुनी है, उन सबको: सुबह 7 से रात 9 बजे के बीच तुरंत, या रविवार को हफ़्ते के ई-मेल में। हर सूचना एक ही बार भेजी जाती है।`,
    nobody: (category) => `“${category}” की सूचनाएँ अभी किसी ने ई-मेल से नहीं मँगाई हैं।`,
    due: (time) => `ई-मेल से: भेजना ${time} से शुरू होगा।`,
    sending: (sent, waiting) => `ई-मेल से: अब तक ${people(sent)} को भेजी गई${rest(waiting)}।`,
    sent: (sent) => `ई-मेल से: ${people(sent)} को भेजी गई। जिन्होंने रविवार चुना है, उन्हें तब मिलेगी।`,
    withdrawn: (sent) => `ई-मेल से: सूचना समाप्त हो गई, इसलिए भेजना रोक दिया गया। ${people(sent)} को मिली।`,
    failed: (count) => `${people(count)} तक नहीं पहुँची।`,
    notQueued: 'सूचना ई-मेल से नहीं भेजी जा सकी। उसे खोलें और “ई-मेल से भी भेजें” फिर चुनें।',
  },
  push: {
    choose: (count) => `${devices(count)} पर नोटिफ़िकेशन भी भेजें`,
    chooseLater: 'नोटिफ़िकेशन भी भेजें',
    hint: (category) =>
      `जिन्होंने “${category}” श्रेणी चुनी है, उनके फ़ोन और कंप्यूटर पर, सुबह 7 से रात 9 बजे के बीच। हर सूचना एक ही बार भेजी जाती है, बदलने पर भी।`,
    nobody: (category) => `“${category}” के नोटिफ़िकेशन अभी किसी डिवाइस पर नहीं आते।`,
    due: (time) => `नोटिफ़िकेशन से: भेजना ${time} से शुरू होगा।`,
    sending: (sent, waiting) => `नोटिफ़िकेशन से: अब तक ${devices(sent)} पर भेजी गई${rest(waiting)}।`,
    sent: (sent) => `नोटिफ़िकेशन से: ${devices(sent)} पर भेजी गई।`,
    withdrawn: (sent) => `नोटिफ़िकेशन से: सूचना समाप्त हो गई, इसलिए भेजना रोक दिया गया। ${devices(sent)} पर मिली।`,
    failed: (count) => `${devices(count)} तक नहीं पहुँची।`,
    notQueued: 'सूचना नोटिफ़िकेशन से नहीं भेजी जा सकी। उसे खोलें और “नोटिफ़िकेशन भी भेजें” फिर चुनें।',
  },
}

export default hindi
