import type { meritTrace as english } from '../en/merit-trace.ts'

export const meritTrace: typeof english = {
  caption: 'गुणवत्ता निर्देशांक (मेरिट इंडेक्स) कसा काढला',
  columns: { part: 'काय धरले', weight: 'वाटा', points: 'गुण' },
  exams: { x: 'दहावी', xii: 'बारावी', ug: 'पदवी', cuet: 'CUET' },
  marks: (obtained, maximum, percent) => `${maximum} पैकी ${obtained} = ${percent} %`,
  weight: (percent) => `${percent} %`,
  weightage: 'अतिरिक्त गुण',
  noClaims: 'एकाही दाव्याची पडताळणी झालेली नाही.',
  claim: (name, points) => `${name}: ${points}`,
  capped: (points) => `सर्व दाव्यांचे मिळून जास्तीत जास्त ${points} गुण मिळतात.`,
  index: 'गुणवत्ता निर्देशांक',
  rule: (version) => `प्रवेशाच्या नियमांनुसार (आवृत्ती ${version}). दशांश स्थळे फक्त एकूण गुणांची कमी केली आहेत.`,
}
