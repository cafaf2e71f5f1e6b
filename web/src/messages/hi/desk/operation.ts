import * as plugins from '@prangan/plugins/messages/hi/desk'
import type { operation as english } from '../../en/desk/operation.ts'

export const operation: typeof english = {
  title: 'वेबसाइट कैसे चल रही है',
  notLoaded: 'यह जानकारी लोड नहीं हो सकी। फिर कोशिश करें।',
  askTo: (what) => `वेबसाइट के संचालक से कहें कि ${what}`,
  version: {
    label: 'संस्करण',
    newer: (version) => `नया संस्करण ${version} आ गया है।`,
    whatIsNew: 'नया क्या है',
    install: 'उसे लगाएँ:',
  },
  backup: {
    label: 'पिछला बैकअप',
    none: 'अभी तक नहीं',
    make: 'हर सप्ताह बैकअप लें:',
  },
  mails: {
    label: 'भेजे जाने वाले ई-मेल',
    none: 'कोई नहीं',
    waiting: (count, since) => `${count}, पहला ${since} से`,
    check: 'मेल सर्वर का पता और पासवर्ड जाँचें:',
  },
  reads: {
    label: 'इस महीने डेटाबेस से पढ़े गए दस्तावेज़',
    value: (documents, cost) => `${documents} दस्तावेज़, अनुमानित ख़र्च\u00a0${cost}`,
    until: (at) => `${at} तक की गिनती। बिल में अंतर हो सकता है।`,
    find: 'Firebase कंसोल में यह पृष्ठ खोलें और पता करें कि इतने दस्तावेज़ क्यों पढ़े जा रहे हैं:',
  },
  jobs: {
    sweep: { label: 'रात की सफ़ाई', when: 'हर रात 3:30 बजे होती है।' },
    writeCopies: { label: 'रुके हुए अपडेट', when: 'हर पाँच मिनट में देखे जाते हैं।' },
    checkLinks: { label: 'लिंक की जाँच', when: 'हर रात 4:30 बजे होती है।' },
    ...plugins.jobs,
  },
  notYet: 'अभी तक नहीं',
  failed: (at) => `नहीं हो सका: ${at}`,
  late: (at) => `${at} के बाद से नहीं`,
  readLog: 'इस फ़ंक्शन का लॉग पढ़ें:',
  resume: 'Cloud Scheduler में देखें कि यह क्यों नहीं चला:',
}
