import type { lists as english } from '../../en/applicant/lists.ts'

export const lists: typeof english = {
  title: 'योग्यता सूचियाँ',
  description: 'वर्तमान प्रवेश सत्र हेतु प्रकाशित महाविद्यालय की योग्यता सूचियाँ।',
  intro:
    'इन सूचियों में वे आवेदक हैं जिन्हें स्थान प्रस्तावित किया गया है, तथा वे जो प्रतीक्षा में हैं। आपका अपना स्थान-क्रम और उसका कारण आपके आवेदन के पृष्ठ पर दिया गया है।',
  follow: 'अपने आवेदन की स्थिति देखें',
  none: 'इस समय कोई योग्यता सूची प्रकाशित नहीं है। तिथियाँ सूचनाओं में दी गई हैं।',
  failed: 'योग्यता सूचियाँ लोड नहीं हो सकीं। कृपया अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
  ofCourse: (course, session) => `${course}, ${session}`,
  number: (number) => `योग्यता सूची ${number}`,
  published: (moment) => `प्रकाशन: ${moment}`,
  open: (number, course) => `${course} की योग्यता सूची ${number} खोलें`,

  titleOf: (course, number) => `${course}: योग्यता सूची ${number}`,
  descriptionOf: (course, session) => `${course} की योग्यता सूची, सत्र ${session}।`,
  captionOf: (course, session, number, moment) =>
    `${course}, सत्र ${session}: योग्यता सूची ${number}, प्रकाशन ${moment}`,
  gone: {
    title: 'यह योग्यता सूची उपलब्ध नहीं है',
    text: 'यह सूची वापस ले ली गई है, इसकी अवधि समाप्त हो गई है, अथवा पता ग़लत है।',
  },
  all: 'सभी योग्यता सूचियाँ',
  find: 'अपना नाम या संख्या खोजें',
  findHint: 'आवेदन संख्या के अंतिम चार अक्षर, अथवा नाम का कोई भाग।',
  found: (count, all) => (count === all ? `सूची में कुल ${all}` : `${all} में से ${count} मिले`),
  nobody: 'इस सूची में यह नाम या संख्या नहीं है। संभव है कि आपका नाम किसी अन्य सूची में हो।',
  print: 'प्रिंट करें',
  columns: { rank: 'क्रम', name: 'नाम', category: 'वर्ग', index: 'सूचकांक', seat: 'स्थान' },
  endsWith: (lastFour) => `…${lastFour}`,
  endsWithSpoken: (lastFour) => `संख्या के अंतिम अक्षर ${lastFour}`,
  categories: { general: 'सामान्य', obc: 'अ.पि.व.', sc: 'अ.जा.', st: 'अ.ज.जा.', ews: 'आ.क.व.' },
  seats: { open: 'अनारक्षित', obc: 'अ.पि.व.', sc: 'अ.जा.', st: 'अ.ज.जा.', ews: 'आ.क.व.' },
  groups: {
    women: 'महिला',
    pwd: 'दिव्यांगजन',
    freedomFighter: 'स्वतंत्रता सेनानी आश्रित',
    exServiceman: 'भूतपूर्व सैनिक',
  },
  seatFor: (seat, group) => `${seat} (${group})`,
  waiting: (place) => `प्रतीक्षा: ${place}`,
  about:
    'सूचकांक पाठ्यक्रम के नियम के अनुसार सत्यापित अंकों और अधिभार से निकाला जाता है। ‘अनारक्षित’ स्थान केवल योग्यता के आधार पर दिया जाता है। कोई त्रुटि हो तो शुल्क जमा करने की अवधि समाप्त होने से पूर्व कार्यालय को लिखें।',
}
