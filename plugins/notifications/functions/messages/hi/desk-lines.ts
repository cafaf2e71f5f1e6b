import type { DeskLines } from '../en/desk-lines.ts'

export const messages: DeskLines = {
  mailsWait: (count) => `${count} ई-मेल अब तक नहीं ${count === 1 ? 'जा सका' : 'जा सके'}`,
  jobs: {
    sweep: 'रात की सफ़ाई',
    writeCopies: 'रुके हुए अपडेट का काम',
    checkLinks: 'रात की लिंक-जाँच',
    sendMorningMails: 'कर्मचारियों को सुबह का ई-मेल',
  },
  jobFailed: (job) => `यह काम नहीं हो सका: ${job}`,
  jobIsLate: (job) => `यह काम समय पर नहीं हुआ: ${job}`,
  pageDue: (title) => `आपके पृष्ठ “${title}” की जाँच का समय आ गया है`,
  applications: (count) => (count === 1 ? 'प्रवेश का 1 नया आवेदन' : `प्रवेश के ${count} नए आवेदन`),
  alumni: (count) => (count === 1 ? 'पूर्व छात्र का 1 नया पंजीकरण' : `पूर्व छात्रों के ${count} नए पंजीकरण`),
  pagesDue: (count) => (count === 1 ? '1 पृष्ठ की जाँच बाकी है' : `${count} पृष्ठों की जाँच बाकी है`),
  published: (title) => `प्रकाशित: ${title}`,
  morePublished: (count) => (count === 1 ? '1 और सूचना प्रकाशित हुई' : `${count} और सूचनाएँ प्रकाशित हुईं`),
}
