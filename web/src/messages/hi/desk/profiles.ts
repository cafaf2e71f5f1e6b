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
  withoutFiles: 'फोटो, बायोडाटा और पासवर्ड',
  photo: {
    label: 'फोटो',
    choose: 'फोटो चुनें',
    change: 'फोटो बदलें',
    chooseAnother: 'दूसरा चित्र चुनें',
    keep: 'अभी का फोटो रखें',
    none: 'फोटो न लगाएँ',
    hint: 'JPEG, PNG या WebP चित्र। फोटो खड़ा दिखेगा: चौड़ाई 4, ऊँचाई 5।',
    settingsNotLoaded: 'फोटो काटने की सुविधा लोड नहीं हो सकी: फोटो का बीच का भाग दिखेगा।',
    part: 'चित्र का भाग',
    zoom: 'आकार',
    move: 'फोटो को खींचकर या तीर वाले बटनों से ऐसे रखें कि चेहरा बीच में आ जाए।',
  },
  resume: {
    label: 'बायोडाटा',
    hint: (megabytes) => `PDF या वर्ड (.doc, .docx) फ़ाइल, अधिकतम ${megabytes} MB।`,
    current: 'अभी का बायोडाटा',
    willBeReplaced: ' (इसकी जगह नया आएगा)',
    wrongType: 'इस प्रकार की फ़ाइल स्वीकार नहीं की जाती। कृपया PDF या वर्ड फ़ाइल चुनें।',
    notWhatItSays: 'नाम कुछ भी हो, यह PDF या वर्ड फ़ाइल नहीं है। दूसरी फ़ाइल चुनें।',
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया इसे फिर से चुनें, या दूसरी फ़ाइल चुनें।',
    tooLarge: (megabytes) => `फ़ाइल बहुत बड़ी है। वह अधिकतम ${megabytes} MB की हो सकती है।`,
  },
  password: {
    label: 'नया पासवर्ड',
    hint: (rule) =>
      `खाली छोड़ेंगे, तो पुराना पासवर्ड चलता रहेगा। ${rule} नया पासवर्ड एक ही बार चलेगा: लॉगिन के बाद शिक्षक अपना पासवर्ड बनाएँगे।`,
    ownHint: (rule) =>
      `खाली छोड़ेंगे, तो पुराना पासवर्ड चलता रहेगा। ${rule} नया पासवर्ड बनते ही आप बाकी सभी डिवाइस से लॉगआउट हो जाएँगे।`,
  },
}
