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
  lowerClaim: (name) => `${name}: मिळवले नाहीत, कारण याच प्रकारचा जास्त गुणांचा दावा धरला आहे`,
  capped: (points) => `सर्व दाव्यांचे मिळून जास्तीत जास्त ${points} गुण मिळतात.`,
  index: 'गुणवत्ता निर्देशांक',
  tie: (decided) => `लगेच वरच्या अर्जदाराचा निर्देशांकही हाच आहे; दोघांचा क्रम ${decided} ठरला.`,
  ties: {
    xii: 'बारावीच्या टक्केवारीवरून',
    x: 'दहावीच्या टक्केवारीवरून',
    ug: 'पदवीच्या टक्केवारीवरून',
    older: 'जन्मतारखेवरून (वयाने मोठा अर्जदार आधी)',
    name: 'नावाच्या वर्णक्रमानुसार',
    number: 'अर्ज क्रमांकावरून',
  },
  rule: (version) => `प्रवेशाच्या नियमांनुसार (आवृत्ती ${version}). दशांश स्थळे फक्त एकूण गुणांची कमी केली आहेत.`,
}
