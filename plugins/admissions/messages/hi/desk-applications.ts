import type { applications as english } from '../en/desk-applications.ts'

export const applications: typeof english = {
  captions: { check: 'जाँच के लिए आवेदन, सबसे पुराने पहले' },
  tabs: {
    all: 'सभी',
    check: 'जाँच के लिए',
    answered: 'उत्तर मिले',
    undecided: 'निर्णय बाकी',
    fees: 'शुल्क की जानकारी मिली',
  },
  incomplete: 'अभी भेजा नहीं गया',
  admitted: 'प्रवेश हो गया',
  provisional: 'सीट अभी बनी है',
  lapsed: 'प्रस्ताव का समय बीता',
  counts: {
    title: 'स्थिति के अनुसार आवेदन',
    none: 'इस सत्र में अभी कोई आवेदन नहीं है।',
    failed: 'आवेदनों की गिनती नहीं हो सकी। फिर कोशिश करें।',
    again: 'फिर से गिनें',
  },
  papers: {
    missing: (count) => `${count} दस्तावेज़ बाकी`,
    guardianAgreed: 'अभिभावक की सहमति मिली',
    guardianWaits: 'अभिभावक की सहमति बाकी',
  },
  universityFile: 'विश्वविद्यालय की फ़ाइल डाउनलोड करें',
  review: {
    selected: 'जाँच में लें',
    labels: ['जाँच में लें', 'जाँच में लिया जा रहा है…'],
    question: 'क्या इस आवेदन को जाँच में लें?',
    several: {
      title: (count) => (count === 1 ? 'क्या इस आवेदन को जाँच में लें?' : `क्या ${count} आवेदनों को जाँच में लें?`),
      text: 'आवेदकों को दिखेगा कि महाविद्यालय उनके आवेदन देख रहा है। इससे कुछ सत्यापित नहीं होता।',
      done: (count) => `जो आवेदन जाँच में लिए गए: ${count}`,
      partly: (done, failed) => `जो आवेदन जाँच में लिए गए: ${done}। जो नहीं लिए जा सके: ${failed}`,
    },
    done: 'आवेदन जाँच में लिया गया।',
  },
  consents: {
    title: 'सहमतियाँ',
    purposes: {
      admission: 'इस प्रवेश के लिए उपयोग',
      university: 'विश्वविद्यालय और छात्रवृत्ति पोर्टल को भेजना',
      messages: 'महाविद्यालय की अन्य सूचनाएँ',
    },
    guardian: 'अभिभावक',
    given: (time, version) => `${time} को दी गई, पाठ ${version}`,
    byCode: (time) => `${time} को कोड से दी गई`,
    onPaper: (name, day, clerk, time) => `${name} ने ${day} को काग़ज़ पर हस्ताक्षर किए; ${clerk} ने ${time} को देखा`,
    notGiven: 'नहीं दी गई',
    takenBack: (time) => `${time} को वापस ली गई`,
  },
  session: 'सत्र',
  allSessions: 'सभी सत्र',
  statusAndPapers: 'स्थिति और दस्तावेज़',
  check: 'जाँचें',
}
