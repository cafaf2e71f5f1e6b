import type { Content } from './content.ts'

/** To an alumnus: they are in the gallery, and what it shows of them. */
export function verifiedContent(site: string, college: string): Content {
  return {
    subject: `Welcome to the alumni of ${college}`,
    body: [
      {
        text: 'Thank you for registering. The college office has verified your registration, and you are now in the alumni gallery on our website.',
      },
      { link: `${site}/alumni-gallery`, text: 'See the alumni gallery' },
      {
        text: 'The gallery shows your name, photo, degree, year of passing, designation and working place. Nothing else that you told us is shown to anyone but the office.',
      },
      {
        text: 'आपका पंजीकरण सत्यापित हो गया है और अब आप हमारी वेबसाइट की पूर्व छात्र दीर्घा में हैं। पंजीकरण के लिए धन्यवाद।',
        lang: 'hi',
      },
    ],
  }
}

/** To an alumnus: they could not be accepted, the office's reason, and how to try again. */
export function rejectedContent(reason: string, site: string, college: string): Content {
  return {
    subject: `Your alumni registration at ${college}`,
    body: [
      {
        text: 'Thank you for registering as an alumnus. We are sorry: the college office could not accept your registration. This is what it says:',
      },
      { text: `“${reason}”` },
      {
        text: 'What you sent us has been deleted. If this can be put right, please register again; we shall be glad to hear from you.',
      },
      { link: `${site}/alumni-registration`, text: 'Register again' },
      {
        text: 'खेद है कि आपका पूर्व छात्र पंजीकरण स्वीकार नहीं किया जा सका। कारण ऊपर दिया गया है। सुधार कर आप फिर से पंजीकरण कर सकते हैं।',
        lang: 'hi',
      },
    ],
  }
}
