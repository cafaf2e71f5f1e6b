import type { meritTrace as english } from '../en/merit-trace.ts'

export const meritTrace: typeof english = {
  caption: 'योग्यता सूचकांक (मेरिट इंडेक्स) कैसे निकला',
  columns: { part: 'क्या गिना गया', weight: 'कितना गिना गया', points: 'अंक' },
  exams: { x: 'कक्षा 10', xii: 'कक्षा 12', ug: 'स्नातक', cuet: 'CUET' },
  marks: (obtained, maximum, percent) => `${maximum} में से ${obtained} = ${percent} %`,
  weight: (percent) => `${percent} %`,
  weightage: 'अधिभार (अतिरिक्त अंक)',
  noClaims: 'कोई दावा सत्यापित नहीं हुआ।',
  claim: (name, points) => `${name}: ${points}`,
  lowerClaim: (name) => `${name}: नहीं जुड़ा, क्योंकि इसी प्रकार का अधिक अंक वाला दावा गिना गया`,
  capped: (points) => `सभी दावे मिलाकर अधिकतम ${points} अंक जुड़ते हैं।`,
  index: 'योग्यता सूचकांक',
  tie: (decided) => `ठीक ऊपर वाले का सूचकांक भी यही है; दोनों का क्रम ${decided} से तय हुआ।`,
  ties: {
    xii: 'कक्षा 12 के प्रतिशत',
    x: 'कक्षा 10 के प्रतिशत',
    ug: 'स्नातक के प्रतिशत',
    older: 'जन्म तिथि (जिसकी उम्र ज़्यादा, वह पहले)',
    name: 'नाम के वर्णक्रम',
    number: 'आवेदन संख्या',
  },
  rule: (version) => `सत्र के नियमों के संस्करण ${version} के अनुसार। केवल कुल जोड़ को राउंड किया गया है।`,
}
