import { formatNumber } from '../../../lib/format-number.ts'
import type { kit as english } from '../../en/desk/kit.ts'

export const kit: typeof english = {
  cancel: 'रद्द करें',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है…',
  status: 'स्थिति',
  notGiven: 'उपलब्ध नहीं',
  openMenu: 'मेनू खोलें',
  signedInAs: 'लॉगिन: ',
  waiting: (count, what) => `${count} ${what}`,
  checkConnection: 'कृपया इंटरनेट कनेक्शन जाँचें और पुनः प्रयास करें।',
  dialogNotOpened: 'विंडो नहीं खुल सकी। कृपया इंटरनेट कनेक्शन जाँचें और पुनः प्रयास करें।',
  list: {
    search: 'खोजें',
    compact: 'छोटी पंक्तियाँ',
    empty: 'कोई अभिलेख नहीं मिला',
    select: 'चुनें',
    selectAll: 'सभी चुनें',
    selectRow: (name) => `चुनें: ${name}`,
    selected: (count) => `${count} चयनित`,
    loading: (name) => `लोड हो रहा है: ${name}`,
    notLoaded: () => 'सूची लोड नहीं हो सकी।',
    oneNotLoaded: () => 'विवरण लोड नहीं हो सका। कृपया पुनः प्रयास करें।',
    offline: 'आप ऑफ़लाइन हैं। कनेक्शन लौटने तक दिखाई गई जानकारी पुरानी हो सकती है।',
    pages: (name) => `${name}: पृष्ठ`,
    page: (number) => `पृष्ठ ${number}`,
    byTime: ['नये', 'पुराने'],
    inOrder: ['पिछला', 'अगला'],
    shown: (count, [, many]) => `${many}: ${count}`,
    range: (first, last, total, [, many]) => {
      const range = first === last ? `${first}` : `${first} से ${last}`
      return total === undefined ? `${many}: ${range}` : `${many}: कुल ${formatNumber(total)} में से ${range}`
    },
  },
  exporting: {
    action: 'CSV निर्यात करें',
    busy: 'निर्यात हो रहा है',
    done: (count, [, many]) => `निर्यात पूरा हुआ। ${many}: ${count}।`,
    failed: () => 'निर्यात नहीं हो सका। कृपया पुनः प्रयास करें।',
  },
  several: {
    more: (count) => `और ${count} अन्य`,
  },
  form: {
    unfinishedDate: 'कृपया दिनांक और समय पूरा भरें, या उन्हें हटा दें।',
    uploading: 'अपलोड हो रहा है',
    cancelUpload: 'अपलोड रद्द करें',
    chooseFile: 'फ़ाइल चुनें या यहाँ खींचकर छोड़ें',
    removeFile: (name) => `हटाएँ: ${name}`,
    restored: (without) =>
      without
        ? `आपने पहले जो भरा था, वह फिर से यहाँ है। इसमें यह सम्मिलित नहीं है: ${without}। आवश्यक हो तो कृपया फिर जोड़ें।`
        : 'आपने पहले जो भरा था, वह फिर से यहाँ है।',
    restoredOlder: 'इस बीच किसी और ने इसमें परिवर्तन किया है: कृपया सहेजने से पहले मिलान कर लें।',
    withoutFile: 'फ़ाइल',
    withoutPhoto: 'फोटो',
    discard: {
      title: 'क्या अपने परिवर्तन छोड़ दें?',
      text: 'आपने जो भरा है, वह सहेजा नहीं गया है।',
      action: 'छोड़ दें',
      notAsked: 'आपने जो भरा है, वह सहेजा नहीं गया है। कृपया उसे सहेजें, या इंटरनेट कनेक्शन जाँचकर पुनः प्रयास करें।',
    },
  },
  conflict: {
    changed: () => 'किसी और ने अभी-अभी इसमें परिवर्तन किया है। आपने जो भरा है, वह अब भी यहीं है।',
    isNow: ' अब: ',
    putYours: ' (इसके स्थान पर अपना रखने के लिए पहले उनके परिवर्तन स्वीकार करें, फिर सहेजें)',
    take: 'उनके परिवर्तन स्वीकार करें',
    statusIsNow: 'वर्तमान स्थिति: ',
  },
  introduction: { label: 'यह किसलिए है', hide: 'यह जानकारी छिपाएँ' },
  toast: { region: 'संदेश', dismiss: 'बंद करें', undo: 'वापस लें' },
}
