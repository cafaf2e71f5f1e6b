import type english from '../en/desk-mails.ts'

const people = (count: number) => `${count.toLocaleString('en-IN')} लोगों`

const hindi: typeof english = {
  choose: (count) => `${people(count)} को मेल से भी भेजें`,
  chooseLater: 'मेल से भी भेजें',
  hint: (category) =>
    `जिन्होंने “${category}” चुना है, उन्हें: सुबह 7 से रात 9 बजे के बीच तुरंत, या रविवार को हफ़्ते के मेल में। हर सूचना एक ही बार भेजी जाती है।`,
  nobody: (category) => `“${category}” की सूचनाएँ अभी कोई मेल से नहीं लेता।`,
  due: (time) => `मेल से: ${time} से भेजी जाएगी।`,
  sending: (sent, waiting) =>
    `मेल से: अब तक ${people(sent)} को भेजी गई${waiting > 0 ? `, ${waiting.toLocaleString('en-IN')} बाक़ी` : ''}।`,
  sent: (sent) => `मेल से: ${people(sent)} को भेजी गई। जिन्होंने रविवार चुना है, उन्हें तब मिलेगी।`,
  withdrawn: (sent) => `मेल से: सूचना समाप्त होने पर भेजना रोक दिया गया। ${people(sent)} को मिली।`,
  failed: (count) => `${people(count)} तक नहीं पहुँची।`,
  notQueued: 'मेल से नहीं भेजी जा सकी। सूचना खोलकर फिर से चुनें।',
}

export default hindi
