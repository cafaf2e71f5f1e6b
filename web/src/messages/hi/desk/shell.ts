import type { shell as english } from '../../en/desk/shell.ts'

export const shell: typeof english = {
  language: 'डेस्क की भाषा',
  adminDashboard: 'प्रशासन डैशबोर्ड',
  facultyDashboard: 'शिक्षक डैशबोर्ड',
  groups: { site: 'वेबसाइट', people: 'लोग', admissions: 'प्रवेश' },
  introductions: {
    pages:
      'वेबसाइट का हर पृष्ठ यहाँ बदलें। बदलाव प्रकाशित करने पर ही दिखता है, तब तक वह ड्राफ़्ट रहता है। पुराने संस्करण भी वापस ला सकते हैं।',
  },
  officeDesk: 'कार्यालय डेस्क',
  facultyDesk: 'शिक्षक डेस्क',
  noAccess: 'अनुमति नहीं',
  noAccessText: 'आपको इस अनुभाग की अनुमति अभी नहीं है। व्यवस्थापक यह अनुमति दे सकते हैं।',
  typedIsKept: 'आपने यहाँ जो लिखा था, वह एक दिन तक इस टैब में सुरक्षित है। अनुमति फिर मिलने पर वह यहीं मिलेगा।',
  toOwnDesk: 'अपने डेस्क पर जाएँ',
}
