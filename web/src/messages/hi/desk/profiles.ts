import type { profiles as english } from '../../en/desk/profiles.ts'

export const profiles: typeof english = {
  fields: {
    name: 'नाम',
    designation: 'पदनाम',
    department: 'विभाग',
    email: 'ई-मेल',
    phone: 'फ़ोन',
  },
  chooseDesignation: 'पदनाम चुनें',
  publicProfile: 'वेबसाइट पर प्रोफ़ाइल',
  withoutFiles: 'फोटो, जीवन-वृत्त और पासवर्ड',
  photo: {
    label: 'फोटो',
    choose: 'फोटो चुनें',
    change: 'फोटो बदलें',
    chooseAnother: 'दूसरा चित्र चुनें',
    keep: 'वर्तमान फोटो रखें',
    none: 'फोटो न लगाएँ',
    hint: 'JPEG, PNG या WebP चित्र। चौड़ाई और ऊँचाई के 4:5 अनुपात में दिखता है।',
    frameNotLoaded: 'चित्र काटने का साधन लोड नहीं हो सका: चित्र का बीच का भाग दिखेगा।',
    part: 'चित्र का भाग',
    zoom: 'आकार',
    move: 'चित्र को खींचकर या तीर वाली कुंजियों से ऐसे रखें कि चेहरा चौखटे के बीच में आ जाए।',
  },
  resume: {
    label: 'जीवन-वृत्त',
    hint: (megabytes) => `पीडीएफ़ या वर्ड (.doc, .docx) फ़ाइल, अधिकतम ${megabytes} MB।`,
    current: 'वर्तमान जीवन-वृत्त',
    willBeReplaced: ' (इसके स्थान पर नया रखा जाएगा)',
    wrongType: 'इस प्रकार की फ़ाइल स्वीकार नहीं की जाती। कृपया पीडीएफ़ या वर्ड फ़ाइल चुनें।',
    notWhatItSays: 'यह फ़ाइल पीडीएफ़ या वर्ड फ़ाइल नहीं है, भले ही उसका नाम ऐसा हो। कृपया दूसरी फ़ाइल चुनें।',
    empty: 'यह फ़ाइल खाली है। कृपया दूसरी फ़ाइल चुनें।',
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया इसे फिर से चुनें, या दूसरी फ़ाइल चुनें।',
    tooLarge: (megabytes) => `फ़ाइल बहुत बड़ी है। वह अधिकतम ${megabytes} MB की हो सकती है।`,
  },
  password: {
    label: 'नया पासवर्ड',
    hint: (rule) => `खाली छोड़ने पर वर्तमान पासवर्ड बना रहेगा। ${rule}`,
    ownHint: (rule) =>
      `खाली छोड़ने पर वर्तमान पासवर्ड बना रहेगा। ${rule} नया पासवर्ड रखते ही अन्य उपकरणों से लॉगआउट हो जाएगा।`,
  },
}
