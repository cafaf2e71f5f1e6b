import type { shell as english } from '../../en/desk/shell.ts'

export const shell: typeof english = {
  language: 'डेस्क की भाषा',
  adminDashboard: 'प्रशासन डैशबोर्ड',
  facultyDashboard: 'शिक्षक डैशबोर्ड',
  officeDesk: 'कार्यालय डेस्क',
  facultyDesk: 'शिक्षक डेस्क',
  noAccess: 'अनुमति नहीं',
  noAccessText: 'आपको इस अनुभाग की अनुमति अभी नहीं है। व्यवस्थापक यह अनुमति दे सकते हैं।',
  toOwnDesk: 'अपने डेस्क पर जाएँ',
  sections: {
    overview: 'सारांश',
    notices: 'सूचनाएँ',
    alumni: 'पूर्व छात्र',
    addFaculty: 'शिक्षक जोड़ें',
    faculty: 'शिक्षक',
    admissions: 'प्रवेश आवेदन',
    inquiries: 'पूछताछ एवं शिकायतें',
    pages: 'पृष्ठ',
    media: 'चित्र',
    documents: 'दस्तावेज़',
    people: 'उपयोगकर्ता',
    changePassword: 'पासवर्ड बदलें',
  },
  ownSections: {
    profile: 'प्रोफ़ाइल',
    experiences: 'अनुभव',
    awards: 'पुरस्कार एवं सम्मान',
    qualifications: 'योग्यताएँ',
    publications: 'प्रकाशन',
    pages: 'मेरे पृष्ठ',
  },
}
