import { grantLabels } from '@prangan/contract/messages/hi/grants'
import { collectionPaths } from '../../contract/paths.ts'

export const grants = {
  'admission:verify': {
    label: grantLabels['admission:verify'],
    text: 'विवरण और दस्तावेज़ मिलाना, आवेदक से प्रश्न पूछना, काउंटर पर आवेदन भरना; सभी आवेदन देखना।',
  },
  'admission:fees': {
    label: grantLabels['admission:fees'],
    text: 'बैंक का स्टेटमेंट इंपोर्ट करना, शुल्क की पुष्टि करना, शुल्क वापसी दर्ज करना, प्रवेश रद्द करना; सभी आवेदन देखना।',
  },
  'admission:manage': {
    label: grantLabels['admission:manage'],
    text: 'सत्र खोलना और बंद करना, योग्यता सूची प्रकाशित करना, सीटों के प्रस्ताव भेजना; सभी आवेदन देखना।',
  },
}

export const auditTexts = {
  'session added': ['प्रवेश सत्र जोड़ा गया', 'प्रवेश सत्र {} जोड़ा गया'],
  'session changed': ['प्रवेश सत्र बदला गया', 'प्रवेश सत्र {} बदला गया'],
  'list published': ['योग्यता सूची प्रकाशित की गई', 'योग्यता सूची {} प्रकाशित की गई'],
  'list withdrawn': ['योग्यता सूची वापस ली गई', 'योग्यता सूची {} वापस ली गई'],
  'seats offered': ['सीटों के प्रस्ताव भेजे गए', 'योग्यता सूची {} की सीटों के प्रस्ताव भेजे गए'],
  'application submitted': ['पूरा आवेदन भेजा गया', '{} ने पूरा आवेदन भेजा'],
  'application documents changed': ['आवेदन के दस्तावेज़ बदले गए', 'आवेदक ने {} के आवेदन के दस्तावेज़ बदले'],
  'application answered': ['प्रश्नों के उत्तर दिए गए', '{} के आवेदन पर पूछे गए प्रश्नों के उत्तर मिले'],
  'application corrected': ['आवेदन सुधारा गया', '{} का आवेदन सुधारा गया'],
  'guardian agreed': ['अभिभावक की सहमति मिली', '{} के आवेदन पर अभिभावक की सहमति मिली'],
  'consent taken back': ['सहमति वापस ली गई', '{} ने एक सहमति वापस ली'],
  'consent given': ['सहमति दी गई', '{} ने एक सहमति दी'],
  'statement imported': ['स्टेटमेंट इंपोर्ट हुआ', 'खाता {} का स्टेटमेंट इंपोर्ट हुआ'],
  'credit decided': ['जमा राशि पर निर्णय हुआ', 'खाता {} की एक जमा राशि पर निर्णय हुआ'],
  'originals recorded': ['मूल प्रमाण-पत्र दर्ज हुए', '{} के मूल प्रमाण-पत्र काउंटर पर दर्ज हुए'],
  'roll number given': ['रोल नंबर दिया गया', '{} को काउंटर पर प्रवेश और रोल नंबर मिला'],
  'offer extended': ['शुल्क का समय बढ़ाया गया', '{} को शुल्क के लिए और समय दिया गया'],
  'objection sent': ['अनंतिम सूची पर आपत्ति की गई', '{} ने अनंतिम योग्यता सूची पर आपत्ति की'],
  'objection answered': ['आपत्ति का उत्तर दिया गया', '{} की आपत्ति का उत्तर दिया गया'],
  'seat decided': ['सीट पर निर्णय हुआ', '{} की सीट पर निर्णय हुआ'],
  'offer accepted': ['सीट स्वीकार की गई', '{} की सीट स्वीकार की गई'],
  'offer declined': ['सीट छोड़ी गई', '{} की सीट छोड़ी गई'],
  'fee reported': ['शुल्क की जानकारी दी गई', '{} के शुल्क की जानकारी मिली'],
  'balance reported': ['शेष राशि की जानकारी दी गई', '{} की शेष राशि के भुगतान की जानकारी मिली'],
  'balance paid': ['शेष राशि की पुष्टि हुई', '{} के एक और भुगतान की पुष्टि हुई'],
  'confirmation undone': ['भुगतान की पुष्टि रद्द हुई', '{} के एक भुगतान की पुष्टि रद्द की गई'],
  'credit linked': ['बैंक की जमा राशि जोड़ी गई', '{} के भुगतान से बैंक की एक जमा राशि जोड़ी गई'],
  'report corrected': ['भुगतान की जानकारी सुधारी गई', '{} ने भुगतान की जानकारी सुधारी'],
  'payment not found': ['भुगतान नहीं मिला', '{} ने जिस भुगतान की जानकारी दी थी, वह नहीं मिला'],
  'balance waived': ['शेष राशि माफ़ हुई', '{} की शेष राशि माफ़ की गई'],
  'waiver taken back': ['माफ़ी वापस ली गई', '{} की शेष राशि की माफ़ी वापस ली गई'],
  'refund account given': ['राशि वापसी का खाता लिखा गया', '{} ने राशि वापसी के लिए बैंक खाता लिखा'],
  'refund account viewed': ['राशि वापसी का खाता देखा गया', '{} की राशि वापसी का बैंक खाता देखा गया'],
  'application withdrawn': ['आवेदन वापस लिया गया', '{} का आवेदन वापस लिया गया'],
  'application entered': ['काउंटर पर आवेदन भरा गया', '{} का आवेदन काउंटर पर भरा गया'],
  'application opened': ['काउंटर पर आवेदन खोला गया', '{} का आवेदन काउंटर पर खोला गया'],
  'document viewed': ['दस्तावेज़ देखा गया', '{} के आवेदन का दस्तावेज़ देखा गया'],
} as const

export const auditGroups = {
  /** `+` means that a document was added. */
  'application documents changed +': (times: number) => `{} ने ${times} दस्तावेज़ अपलोड किए`,
  'document viewed': (times: number, subjects: number) =>
    `{} ने ${subjects === 1 ? 'एक आवेदन' : `${subjects} आवेदनों`} के ${times} दस्तावेज़ देखे`,
  'application entered': (_: number, subjects: number) =>
    subjects === 1 ? '{} ने काउंटर पर एक आवेदन भरा' : `{} ने काउंटर पर ${subjects} आवेदन भरे`,
}

export const auditAreas = {
  [collectionPaths.admissionSessions]: 'प्रवेश सत्र',
  [collectionPaths.admissionLists]: 'योग्यता सूचियाँ',
  [collectionPaths.bankCredits]: 'बैंक स्टेटमेंट',
}
