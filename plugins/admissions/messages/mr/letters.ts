import { marathiDates } from '@prangan/contract/messages/mr/dates'
import { amountInWords } from '../../contract/amount-in-words.ts'
import type english from '../en/letters.ts'
import { numberWords } from './number-words.ts'
import { payment } from './payment.ts'

const letters: typeof english = {
  payment,
  dates: marathiDates,
  number: (number) => `अर्ज क्रमांक: ${number}`,
  date: (day) => `दिनांक: ${day}`,
  father: (name) => `वडिलांचे नाव: ${name}`,
  signs: { applicant: 'अर्जदार', office: 'प्रवेश कार्यालय', principal: 'प्राचार्य' },
  open: 'खुला',
  category: ({ name }) => name,
  facts: {
    list: 'गुणवत्ता यादी',
    under: 'जागेचा प्रवर्ग',
    fee: 'शुल्क',
    cautionMoney: 'त्यापैकी अनामत रक्कम',
    payFrom: 'शुल्क कधीपासून भरायचे',
    payTo: 'शुल्क कधीपर्यंत भरायचे',
    paid: 'भरलेले शुल्क',
    paidOn: 'शुल्क भरल्याची तारीख',
    reference: 'चलन क्रमांक किंवा UTR',
    receipt: 'पावती क्रमांक',
    receiptDay: 'पावतीची तारीख',
    inWords: 'अक्षरी',
    admittedOn: 'प्रवेशाची तारीख',
    withdrawnOn: 'प्रवेश रद्द केल्याची तारीख',
    kept: 'महाविद्यालयाने ठेवलेली रक्कम',
    refund: 'परत द्यायची रक्कम',
    payBy: 'परत देण्याची शेवटची तारीख',
    refundPaid: 'परत दिल्याची तारीख',
  },
  offer: {
    title: 'जागावाटप पत्र',
    text: ({ course, session }) =>
      `शैक्षणिक वर्ष ${session} साठी ${course} या अभ्यासक्रमात महाविद्यालय तुम्हाला जागा देत आहे. ती घेण्यासाठी खालील तारखांच्या दरम्यान शुल्क भरा.`,
    end: 'शुल्क भरल्यावर चलन क्रमांक किंवा UTR तुमच्या अर्जाच्या पानावर कळवा, किंवा हे पत्र आणि शिक्का मारलेले चलन कार्यालयात आणा. वेळेत शुल्क न भरल्यास ही जागा यादीतील पुढच्या अर्जदाराला दिली जाते.',
  },
  admission: {
    title: 'प्रवेश पत्र',
    text: ({ course, session }) =>
      `शैक्षणिक वर्ष ${session} साठी ${course} या अभ्यासक्रमात तुम्हाला प्रवेश देण्यात येत आहे. सर्व मूळ कागदपत्रांची पडताळणी होईपर्यंत हा प्रवेश तात्पुरता आहे.`,
    end: 'हे पत्र, मूळ गुणपत्रिका, शाळा किंवा महाविद्यालय सोडल्याचा दाखला (TC) आणि इतर मूळ प्रमाणपत्रे घेऊन महाविद्यालयात या.',
  },
  inWords: (amount) => `रुपये ${amountInWords(amount, numberWords)} फक्त`,
  heads: 'शुल्काचे तपशील',
  total: 'एकूण',
  cancelled: 'प्रवेश रद्द केल्यामुळे ही पावती रद्द झाली आहे.',
  receipt: {
    title: 'प्रवेश शुल्काची पावती',
    text: ({ course, session }) => `शैक्षणिक वर्ष ${session}, ${course}: प्रवेशाचे शुल्क महाविद्यालयाला मिळाले.`,
    end: 'ही पावती जपून ठेवा. महाविद्यालय सोडताना अनामत रक्कम परत मिळते.',
  },
  refund: {
    title: 'शुल्क परतावा आदेश',
    text: ({ course, session }) =>
      `शैक्षणिक वर्ष ${session}, ${course}: अर्जदाराच्या विनंतीवरून प्रवेश रद्द करण्यात आला. प्रवेशाच्या नियमांनुसार खालील रक्कम परत द्यायची आहे.`,
    end: 'लेखा विभागासाठी: ज्या खात्यातून शुल्क आले, त्याच खात्यात ही रक्कम पाठवा आणि तशी नोंद करा.',
  },
}

export default letters
