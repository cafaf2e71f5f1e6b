import type { seatMatrix as english } from '../../en/applicant/seat-matrix.ts'

export const seatMatrix: typeof english = {
  title: 'जागा',
  of: (course, session) => `${course}: जागा, शैक्षणिक वर्ष ${session}`,
  category: 'प्रवर्ग',
  all: 'एकूण',
  counts: {
    sanctioned: 'मंजूर',
    convertedOut: 'इतर प्रवर्गांना',
    convertedIn: 'इतर प्रवर्गांकडून',
    admitted: 'प्रवेश झाले',
    offered: 'प्रस्ताव पाठवले',
    listed: 'प्रस्ताव बाकी',
    lapsed: 'रिकाम्या झाल्या',
    held: 'राखून ठेवल्या',
    vacant: 'रिक्त',
    supernumerary: 'अधिसंख्य',
  },
  groupLeast: (group) => `${group}: किमान`,
  groupGiven: (group) => `${group}: जागा मिळाली`,
  about:
    'प्रस्ताव पाठवले: शुल्काची खात्री बाकी आहे. प्रस्ताव बाकी: जागा यादीत मिळाली आहे. रिकाम्या झाल्या: सोडल्या किंवा वेळेत घेतल्या नाहीत, पुढच्या यादीत मिळतील. राखून ठेवल्या: पुढच्या एखाद्या यादीपर्यंत त्याच प्रवर्गासाठी. रिक्त: या जागेसाठी कोणी उरले नाही.',
  aboutGroups: 'गटांची मोजणी मागची यादी तयार झाली तेव्हाची आहे.',
}
