import { formatNumber } from '../../../lib/format-number.ts'
import type { kit as english } from '../../en/desk/kit.ts'
import { joinAll } from '../../join-names.ts'

export const kit: typeof english = {
  cancel: 'रद्द करें',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है…',
  status: 'स्थिति',
  notGiven: 'नहीं दिया',
  openMenu: 'मेनू खोलें',
  signedInAs: 'लॉगिन: ',
  waiting: (count, what) => `${count} ${what}`,
  checkConnection: 'इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  dialogNotOpened: 'यह नहीं खुल सका। इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  list: {
    search: 'खोजें',
    filter: 'फ़िल्टर',
    compact: 'छोटी पंक्तियाँ',
    empty: 'कुछ नहीं मिला',
    selectAll: 'सभी चुनें',
    clearSelection: 'चुनाव हटाएँ',
    selectRow: (name) => `चुनें: ${name}`,
    selected: (count) => `चयन: ${count}`,
    loading: (name) => `लोड हो रहा है: ${name}`,
    notLoaded: () => 'सूची लोड नहीं हो सकी।',
    oneNotLoaded: () => 'विवरण लोड नहीं हो सका। फिर कोशिश करें।',
    offline: 'इंटरनेट नहीं है। जब तक इंटरनेट न आए, यहाँ की जानकारी पुरानी हो सकती है।',
    pages: (name) => `${name}: पृष्ठ`,
    page: (number) => `पृष्ठ ${number}`,
    byTime: ['नए', 'पुराने'],
    inOrder: ['पिछला', 'अगला'],
    shown: (count, [, many]) => `${many}: ${count}`,
    range: (first, last, total, [, many]) => {
      const range = first === last ? `${first}` : `${first} से ${last}`
      return total === undefined ? `${many}: ${range}` : `${many}: कुल ${formatNumber(total)} में से ${range}`
    },
  },
  exporting: {
    action: 'CSV एक्सपोर्ट करें',
    busy: 'एक्सपोर्ट हो रहा है',
    done: (count, [, many]) => `एक्सपोर्ट पूरा हुआ। ${many}: ${count}।`,
    failed: () => 'एक्सपोर्ट नहीं हो सका। फिर कोशिश करें।',
  },
  several: {
    more: (count) => `और ${count} अन्य`,
  },
  form: {
    required: 'जिन पर * है, उन्हें भरना ज़रूरी है।',
    unfinishedDate: 'तिथि और समय पूरा भरें, या खाना खाली करें।',
    uploading: 'अपलोड हो रहा है',
    cancelUpload: 'अपलोड रद्द करें',
    chooseFile: 'फ़ाइल चुनें या यहाँ खींचकर छोड़ें',
    removeFile: (name) => `हटाएँ: ${name}`,
    restored: (without) =>
      without
        ? `आपने पहले जो भरा था, वह फिर यहाँ है। इसमें यह नहीं है: ${without}। ज़रूरत हो, तो फिर जोड़ें।`
        : 'आपने पहले जो भरा था, वह फिर यहाँ है।',
    alsoOpen: (names) => `${joinAll(names, 'और')} ने भी यह खोल रखा है।`,
    restoredOlder: 'इस बीच किसी और ने इसे बदला है: सहेजने से पहले मिलाकर देख लें।',
    withoutFile: 'फ़ाइल',
    withoutPhoto: 'फोटो',
    discard: {
      title: 'क्या अपने बदलाव छोड़ दें?',
      text: 'आपने जो भरा है, वह सहेजा नहीं गया है।',
      keep: 'लिखना जारी रखें',
      action: 'बदलाव छोड़ दें',
      notAsked: 'आपने जो भरा है, वह सहेजा नहीं गया है। उसे सहेजें, या इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
    },
  },
  conflict: {
    changed: () => 'किसी और ने अभी-अभी इसे बदला है। आपने जो भरा है, वह अब भी यहीं है।',
    changedBy: (name, time) => `${name} ने ${time} पर इसे बदला। आपने जो भरा है, वह अब भी यहीं है।`,
    changedByYou: (time) => `आपने दूसरी विंडो में ${time} पर इसे बदला। यहाँ आपने जो भरा है, वह अब भी यहीं है।`,
    isNow: ' अब: ',
    yours: '; आपका है: ',
    yoursInForm: '; आपका फ़ॉर्म में है',
    keepMine: 'मेरा रखें',
    useTheirs: 'उनका लें',
    keepThis: 'यही रखें',
    useOther: 'दूसरा लें',
    take: 'उनके बदलाव मानें',
    takeOther: 'ये बदलाव मानें',
  },
  diff: { addedText: '[जोड़ा गया: ', removedText: '[हटाया गया: ' },
  introduction: { label: 'यह किसलिए है', hide: 'यह जानकारी छिपाएँ' },
  toast: { region: 'संदेश', dismiss: 'बंद करें', undo: 'वापस लें' },
}
