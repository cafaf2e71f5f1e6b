import type { seatMatrix as english } from '../../en/applicant/seat-matrix.ts'

export const seatMatrix: typeof english = {
  title: 'सीटें',
  of: (course, session) => `${course} की सीटें, सत्र ${session}`,
  category: 'वर्ग',
  all: 'कुल',
  counts: {
    sanctioned: 'स्वीकृत',
    convertedOut: 'दूसरे वर्गों को',
    convertedIn: 'दूसरे वर्गों से',
    admitted: 'पक्की',
    offered: 'प्रस्ताव भेजे',
    listed: 'प्रस्ताव बाकी',
    lapsed: 'खाली हुईं',
    held: 'रोकी गईं',
    vacant: 'रिक्त',
    supernumerary: 'अधिसंख्य',
  },
  groupLeast: (group) => `${group}: कम से कम`,
  groupGiven: (group) => `${group}: सीट मिली`,
  about:
    'पक्की: शुल्क की पुष्टि हो गई है। प्रस्ताव भेजे: पुष्टि बाकी है। प्रस्ताव बाकी: सीट सूची से मिली है। खाली हुईं: छोड़ी गईं या समय पर नहीं ली गईं, अगली सूची में मिलेंगी। रोकी गईं: आगे की सूची तक उसी वर्ग के लिए रखी हैं। रिक्त: सीट के लिए कोई नहीं बचा।',
  aboutGroups: 'समूहों की गिनती पिछली सूची बनते समय की है।',
}
