import type { seatMatrix as english } from '../../en/applicant/seat-matrix.ts'

export const seatMatrix: typeof english = {
  title: 'जागा',
  of: (course, session) => `${course}: जागा, शैक्षणिक वर्ष ${session}`,
  category: 'प्रवर्ग',
  all: 'एकूण',
  counts: {
    sanctioned: 'मंजूर',
    convertedOut: 'इतर प्रवर्गांकडे गेलेल्या',
    convertedIn: 'इतर प्रवर्गांकडून आलेल्या',
    admitted: 'निश्चित',
    offered: 'दिलेल्या',
    listed: 'अजून द्यायच्या',
    lapsed: 'न घेतलेल्या',
    held: 'राखून ठेवलेल्या',
    vacant: 'रिक्त',
    supernumerary: 'अधिसंख्य',
  },
  groupLeast: (group) => `${group}: किमान`,
  groupGiven: (group) => `${group}: जागा मिळाली`,
  about:
    'निश्चित: शुल्क मिळाल्याची खात्री झाली आहे. दिलेल्या: खात्री अजून बाकी आहे. अजून द्यायच्या: यादीत जागा मिळाली आहे. न घेतलेल्या: सोडल्या किंवा वेळेत घेतल्या नाहीत, पुढच्या यादीत मिळतील. राखून ठेवलेल्या: पुढच्या एखाद्या यादीपर्यंत त्याच प्रवर्गासाठी. रिक्त: या जागांसाठी कोणी उरले नाही.',
  aboutGroups: 'गटांची संख्या मागची यादी तयार झाली तेव्हाची आहे.',
}
